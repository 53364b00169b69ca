import type { LibraryAsset } from "@vignette/domain/assets";
import { Button, ErrorState, PageHeader } from "@vignette/ui";
import { Upload } from "@vignette/ui/icons";
import { useEffect, useState } from "react";
import { errorMessage, referenceOf, trpc } from "../../trpc.ts";
import { CarouselDialog, type CarouselDialogProps } from "./carousel/carousel-dialog.tsx";
import { slidesOf, slidesOfCarousel } from "./carousel/slides-of.ts";
import { ItemDialog } from "./item/item-dialog.tsx";
import { FolderList } from "./library/folder-list.tsx";
import { isSameItem } from "./library/library-cache.ts";
import { EmptyLibrary, LibrarySkeleton, NoMatches } from "./library/library-empty.tsx";
import { LibraryToolbar } from "./library/library-toolbar.tsx";
import { LibraryWall } from "./library/library-wall.tsx";
import { useLibrary } from "./library/use-library.ts";
import { useLibraryFilter } from "./library/use-library-filter.ts";
import { useAssetSelection } from "./library/use-selection.ts";
import { RemoveDialog } from "./removal/remove-dialog.tsx";
import { RemovedNotice } from "./removal/removed-notice.tsx";
import { useItemUses } from "./removal/use-item-uses.ts";
import { useRemoval } from "./removal/use-removal.ts";
import { AssetSelectionBar } from "./selection-bar.tsx";
import { AddStockPhotos } from "./stock/add-stock-photos.tsx";
import { DropArea } from "./uploads/drop-area.tsx";
import { resumeUploads } from "./uploads/upload-queue.ts";
import { UploadsPanel } from "./uploads/uploads-panel.tsx";

/** The page Assets: everything that was uploaded or generated. */
export function AssetsPage({ projectId }: { projectId: string }) {
  const { filter } = useLibraryFilter();
  useEffect(() => void resumeUploads(), []);
  return (
    <DropArea projectId={projectId} folderId={filter.folderId}>
      {(choose) => (
        <>
          <PageHeader
            title="Assets"
            secondary={<AddStockPhotos projectId={projectId} />}
            primary={
              <Button variant="primary" icon={<Upload size={16} strokeWidth={1.75} aria-hidden />} onClick={choose}>
                Upload
              </Button>
            }
          >
            Your own photos, clips, sounds and fonts, and what was made here.
          </PageHeader>
          <UploadsPanel projectId={projectId} />
          <RemovedNotice />
          <Library projectId={projectId} onUpload={choose} />
        </>
      )}
    </DropArea>
  );
}

function Library({ projectId, onUpload }: { projectId: string; onUpload: () => void }) {
  const { filter, isNarrowed, change, clear } = useLibraryFilter();
  const { pages, items } = useLibrary(projectId, filter);
  const { data: foldersAndTags = null } = trpc.assets.folders.useQuery({ projectId });
  if (items?.length === 0 && !isNarrowed && !pages.isPlaceholderData && foldersAndTags?.folders.length === 0) {
    return <EmptyLibrary onUpload={onUpload} />;
  }
  return (
    <>
      <LibraryToolbar filter={filter} tags={foldersAndTags?.tags ?? []} onChange={change} />
      {foldersAndTags && (
        <FolderList
          projectId={projectId}
          folders={foldersAndTags.folders}
          value={filter.folderId}
          onChange={(folderId) => change({ folderId })}
        />
      )}
      {pages.error && !items && (
        <ErrorState
          title={errorMessage(pages.error)}
          reference={referenceOf(pages.error)}
          onRetry={() => void pages.refetch()}
        />
      )}
      {!items && !pages.error && <LibrarySkeleton />}
      {items?.length === 0 && !pages.hasNextPage && <NoMatches onClear={clear} />}
      {items && <Wall projectId={projectId} items={items} foldersAndTags={foldersAndTags} pages={pages} />}
    </>
  );
}

type CarouselDraft = Pick<CarouselDialogProps, "id" | "slides">;

type WallProps = {
  projectId: string;
  items: readonly LibraryAsset[];
  foldersAndTags: Parameters<typeof ItemDialog>[0]["foldersAndTags"];
  pages: ReturnType<typeof useLibrary>["pages"];
};

function Wall({ projectId, items, foldersAndTags, pages }: WallProps) {
  const [open, setOpen] = useState<LibraryAsset | null>(null);
  const [carousel, setCarousel] = useState<CarouselDraft | null>(null);
  const usesOf = useItemUses(projectId);
  const { picked, ids, pick, clear } = useAssetSelection(items);
  const removal = useRemoval(projectId, () => {
    setOpen(null);
    clear();
  });
  const shown = open && items.find((it) => isSameItem(it, open));
  const more = pages.hasNextPage && !pages.isFetchingNextPage ? () => void pages.fetchNextPage() : null;
  return (
    <>
      <LibraryWall
        items={items}
        usesOf={usesOf}
        picked={ids}
        onPick={pick}
        onOpen={setOpen}
        onRemove={(item) => void removal.ask(ids.has(item.id) ? picked : [item])}
        onMore={more}
      />
      {picked.length > 0 && (
        <AssetSelectionBar
          picked={picked}
          foldersAndTags={foldersAndTags}
          onClear={clear}
          onRemove={() => void removal.ask(picked)}
          onMakeCarousel={() => setCarousel({ id: null, slides: slidesOf(picked) })}
        />
      )}
      {shown && (
        <ItemDialog
          key={shown.id}
          item={shown}
          uses={usesOf ? usesOf(shown.id) : null}
          foldersAndTags={foldersAndTags}
          onRemove={() => void removal.ask([shown])}
          onEditSlides={() => setCarousel({ id: shown.id, slides: slidesOfCarousel(shown) })}
          onClose={() => setOpen(null)}
        />
      )}
      {carousel && (
        <CarouselDialog
          projectId={projectId}
          {...carousel}
          onClose={() => setCarousel(null)}
          onSaved={(saved) => {
            setCarousel(null);
            clear();
            if (carousel.id === null) setOpen(saved);
          }}
        />
      )}
      {removal.toConfirm && <RemoveDialog {...removal.toConfirm} onRemove={removal.confirm} onClose={removal.cancel} />}
    </>
  );
}
