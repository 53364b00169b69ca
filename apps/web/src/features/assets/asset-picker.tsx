import { type LibraryAsset, SLIDES_MAX, SLIDES_MIN } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { Button, Dialog, EmptyState, ErrorState, FrameWall, RadioGroup, Tabs, TextInput } from "@vignette/ui";
import { Upload } from "@vignette/ui/icons";
import { type ReactNode, useState } from "react";
import type { AssetPickerProps, StockOffer } from "../../shared/asset-picker.tsx";
import { errorMessage, referenceOf, trpc } from "../../trpc.ts";
import { CarouselDialog } from "./carousel/carousel-dialog.tsx";
import { isSinglePicture, slidesOf } from "./carousel/slides-of.ts";
import { LibrarySkeleton } from "./library/library-empty.tsx";
import { LibraryFrame } from "./library/library-frame.tsx";
import { useLibrary } from "./library/use-library.ts";
import { StockSearch } from "./stock/stock-search.tsx";
import { useStockOffer } from "./stock/use-stock-offer.ts";
import { DropArea } from "./uploads/drop-area.tsx";
import { UploadsPanel } from "./uploads/uploads-panel.tsx";

type Kind = LibraryAsset["kind"];

/** Chooses from the assets of a project, including uploads. Files can be dropped, pasted or uploaded in the dialog. */
export function AssetPicker({ asCarousel = false, ...props }: AssetPickerProps) {
  const [ordered, setOrdered] = useState<readonly LibraryAsset[] | null>(null);
  const { projectId, open, onOpenChange, onChoose } = props;
  const choose = (items: LibraryAsset[]) => {
    onChoose(items);
    onOpenChange(false);
  };
  if (!asCarousel) return <AssetChoice {...props} onChoose={choose} />;
  return (
    <>
      <AssetChoice
        {...props}
        {...{ kinds: ["image"], max: SLIDES_MAX, least: SLIDES_MIN, singlePictures: true }}
        open={open && ordered === null}
        onChoose={setOrdered}
      />
      {ordered && (
        <CarouselDialog
          projectId={projectId}
          id={null}
          slides={slidesOf(ordered)}
          onClose={() => setOrdered(null)}
          onSaved={(carousel) => {
            setOrdered(null);
            choose([carousel]);
          }}
        />
      )}
    </>
  );
}

type AssetChoiceProps = Omit<AssetPickerProps, "asCarousel"> & {
  /** Minimum number of assets where several can be chosen. */
  least?: number;
};

function AssetChoice(props: AssetChoiceProps) {
  const { projectId, open, onOpenChange, kinds, max = 1, least = 1, stock, onChoose } = props;
  const { ownOnly = false, singlePictures = false } = props;
  const [picked, setPicked] = useState<readonly LibraryAsset[]>([]);
  const choose = (items: readonly LibraryAsset[]) => {
    onChoose([...items]);
    if (least === 1) setPicked([]);
  };
  const toggle = (item: LibraryAsset) => {
    const without = picked.filter((it) => it.id !== item.id);
    if (max === 1) choose([item]);
    else if (without.length < picked.length) setPicked(without);
    else if (picked.length < max) setPicked([...picked, item]);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      wide
      title={titleOf(max, least)}
      actions={
        max > 1 && (
          <Button variant="primary" disabled={picked.length < least} onClick={() => choose(picked)}>
            {picked.length === 0 ? m.assets_use() : m.assets_use_count({ count: picked.length })}
          </Button>
        )
      }
    >
      <DropArea projectId={projectId} folderId={null}>
        {(upload) => (
          <WithStock {...{ projectId, picked }} stock={kinds.includes("image") ? stock : undefined} onToggle={toggle}>
            <Choices {...{ projectId, kinds, picked, ownOnly, singlePictures }} onToggle={toggle} onUpload={upload} />
          </WithStock>
        )}
      </DropArea>
    </Dialog>
  );
}

function titleOf(max: number, least: number): string {
  if (max === 1) return m.assets_choose_an_asset();
  return least > 1 ? m.assets_choose_pictures({ least, max }) : m.assets_choose_up_to({ max });
}

type WithStockProps = Pick<ChoicesProps, "projectId" | "picked" | "onToggle"> & {
  stock: StockOffer | undefined;
  children: ReactNode;
};

/** The project's assets, and beside them stock photos where they are offered. */
function WithStock({ projectId, picked, stock, onToggle, children }: WithStockProps) {
  const provider = useStockOffer(stock !== undefined);
  const [from, setFrom] = useState<"own" | "stock">(stock?.first ? "stock" : "own");
  if (!stock || !provider) return children;
  const search = (
    <StockSearch
      {...{ projectId, provider }}
      words={stock.words}
      picked={picked}
      verb={m.assets_use()}
      onTake={onToggle}
    />
  );
  return (
    <Tabs
      label={m.assets_where_from()}
      value={from}
      onChange={setFrom}
      tabs={[
        { value: "own", label: m.assets_your_assets(), panel: children },
        { value: "stock", label: m.assets_stock_photos(), panel: search },
      ]}
    />
  );
}

type ChoicesProps = {
  projectId: string;
  kinds: readonly Kind[];
  picked: readonly LibraryAsset[];
  ownOnly: boolean;
  singlePictures: boolean;
  onToggle: (item: LibraryAsset) => void;
  onUpload: () => void;
};

function Choices({ projectId, kinds, picked, onToggle, onUpload, ...only }: ChoicesProps) {
  const [kind, setKind] = useState<Kind>(kinds[0] ?? "image");
  const [search, setSearch] = useState("");
  const library = useLibrary(projectId, { show: kind, folderId: null, tag: null, search, unusedOnly: false });
  const { pages } = library;
  const isOffered = (item: LibraryAsset) =>
    (!only.ownOnly || !item.credit) && (!only.singlePictures || isSinglePicture(item));
  const items = library.items?.filter(isOffered) ?? null;
  const { data: uses } = trpc.assets.uses.useQuery({ projectId });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        {kinds.length > 1 && (
          <RadioGroup
            label={m.assets_kind()}
            labelHidden
            inline
            options={kinds.map((value) => ({ value, label: kindLabels[value] }))}
            value={kind}
            onChange={setKind}
          />
        )}
        <div className="min-w-40 flex-1">
          <TextInput
            label={m.assets_search_assets()}
            labelHidden
            type="search"
            placeholder={m.app_search()}
            maxLength={100}
            value={search}
            onChange={setSearch}
          />
        </div>
        <Button icon={<Upload size={16} strokeWidth={1.75} aria-hidden />} onClick={onUpload}>
          {m.assets_upload()}
        </Button>
      </div>
      <UploadsPanel projectId={projectId} />
      {pages.error && !items && (
        <ErrorState
          title={errorMessage(pages.error)}
          reference={referenceOf(pages.error)}
          onRetry={() => void pages.refetch()}
        />
      )}
      {!items && !pages.error && <LibrarySkeleton />}
      {items?.length === 0 && (
        <EmptyState title={search === "" ? m.assets_drop_files_here() : m.app_no_results()}>
          {search === "" ? m.assets_they_stay() : m.assets_search_matches()}
        </EmptyState>
      )}
      <FrameWall min={110}>
        {items?.map((item) => (
          <LibraryFrame
            key={item.id}
            item={item}
            used={uses ? (uses[item.id]?.length ?? 0) : null}
            picked={picked.some((it) => it.id === item.id)}
            onPick={() => onToggle(item)}
            onOpen={() => onToggle(item)}
          />
        ))}
      </FrameWall>
      {pages.hasNextPage && (
        <Button
          pending={pages.isFetchingNextPage}
          pendingLabel={m.assets_loading()}
          onClick={() => void pages.fetchNextPage()}
        >
          {m.assets_show_more()}
        </Button>
      )}
    </div>
  );
}

const kindLabels: Record<Kind, string> = {
  image: m.assets_images(),
  video: m.assets_video(),
  audio: m.assets_audio(),
  font: m.assets_fonts(),
};
