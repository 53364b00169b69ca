import type { LibraryAsset } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { Button, ErrorState, PageHeader } from "@vignette/ui";
import { Upload } from "@vignette/ui/icons";
import { lazy, Suspense, useEffect, useState } from "react";
import { DialogLoading } from "../../shared/boundaries/dialog-loading.tsx";
import { loadFailure } from "../../shared/boundaries/load-failure.ts";
import { Optional } from "../../shared/boundaries/optional.tsx";
import { referenceOf, trpc } from "../../trpc.ts";
import type { CarouselDialogProps } from "./carousel/carousel-dialog.tsx";
import { slidesOf, slidesOfCarousel } from "./carousel/slides-of.ts";
import type { ItemDialogProps } from "./item/item-dialog.tsx";
import { FolderList } from "./library/folder-list.tsx";
import { isSameItem } from "./library/library-cache.ts";
import { EmptyLibrary, LibrarySkeleton, NoMatches } from "./library/library-empty.tsx";
import { LibraryToolbar } from "./library/library-toolbar.tsx";
import { LibraryWall } from "./library/library-wall.tsx";
import { useLibrary } from "./library/use-library.ts";
import { useLibraryFilter } from "./library/use-library-filter.ts";
import { useAssetSelection } from "./library/use-selection.ts";
import { RemovedNotice } from "./removal/removed-notice.tsx";
import { useItemUses } from "./removal/use-item-uses.ts";
import { useRemoval } from "./removal/use-removal.ts";
import { AddStockPhotos } from "./stock/add-stock-photos.tsx";
import { DropArea } from "./uploads/drop-area.tsx";
import { pendingMark } from "./uploads/pending-mark.ts";
import { useUploadEntries } from "./uploads/upload-entries.ts";

const CarouselDialog = lazy(async () => ({ default: (await import("./carousel/carousel-dialog.tsx")).CarouselDialog }));
const ItemDialog = lazy(async () => ({ default: (await import("./item/item-dialog.tsx")).ItemDialog }));
const RemoveDialog = lazy(async () => ({ default: (await import("./removal/remove-dialog.tsx")).RemoveDialog }));
const AssetSelectionBar = lazy(async () => ({ default: (await import("./selection-bar.tsx")).AssetSelectionBar }));
const UploadsPanel = lazy(async () => ({ default: (await import("./uploads/uploads-panel.tsx")).UploadsPanel }));

/** The page Assets: everything that was uploaded or generated. */
export function AssetsPage({ projectId }: { projectId: string }) {
  const { filter } = useLibraryFilter();
  useEffect(() => {
    if (pendingMark.isSet()) void import("./uploads/upload-queue.ts").then((it) => it.resumeUploads());
  }, []);
  return (
    <DropArea projectId={projectId} folderId={filter.folderId}>
      {(choose) => (
        <>
          <PageHeader
            title={m.app_assets()}
            secondary={<AddStockPhotos projectId={projectId} />}
            primary={
              <Button variant="primary" icon={<Upload size={16} strokeWidth={1.75} aria-hidden />} onClick={choose}>
                {m.assets_upload()}
              </Button>
            }
          >
            {m.assets_page_help()}
          </PageHeader>
          <Uploads projectId={projectId} />
          <RemovedNotice />
          <Library projectId={projectId} onUpload={choose} />
        </>
      )}
    </DropArea>
  );
}

/** The uploads of a project, once there are any. */
function Uploads({ projectId }: { projectId: string }) {
  const isNeeded = useUploadEntries().some((it) => it.projectId === projectId);
  return <Optional>{isNeeded && <UploadsPanel projectId={projectId} />}</Optional>;
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
          title={loadFailure(pages.error)}
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
  foldersAndTags: ItemDialogProps["foldersAndTags"];
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
      <Suspense fallback={null}>
        {picked.length > 0 && (
          <AssetSelectionBar
            picked={picked}
            foldersAndTags={foldersAndTags}
            onClear={clear}
            onRemove={() => void removal.ask(picked)}
            onMakeCarousel={() => setCarousel({ id: null, slides: slidesOf(picked) })}
          />
        )}
      </Suspense>
      <Suspense fallback={<DialogLoading />}>
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
      </Suspense>
      <Suspense fallback={<DialogLoading />}>
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
      </Suspense>
      <Suspense fallback={<DialogLoading />}>
        {removal.toConfirm && (
          <RemoveDialog {...removal.toConfirm} onRemove={removal.confirm} onClose={removal.cancel} />
        )}
      </Suspense>
    </>
  );
}
