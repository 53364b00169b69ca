import type { LibraryAsset } from "@vignette/domain/assets";
import { Button, Dialog, EmptyState, ErrorState, FrameWall, RadioGroup, Tabs, TextInput } from "@vignette/ui";
import { Upload } from "@vignette/ui/icons";
import { type ReactNode, useState } from "react";
import type { AssetPickerProps, StockOffer } from "../../shared/asset-picker.tsx";
import { errorMessage, referenceOf, trpc } from "../../trpc.ts";
import { LibrarySkeleton } from "./library/library-empty.tsx";
import { LibraryFrame } from "./library/library-frame.tsx";
import { useLibrary } from "./library/use-library.ts";
import { StockSearch } from "./stock/stock-search.tsx";
import { useStockOffer } from "./stock/use-stock-offer.ts";
import { DropArea } from "./uploads/drop-area.tsx";
import { UploadsPanel } from "./uploads/uploads-panel.tsx";

type Kind = LibraryAsset["kind"];

/** Chooses from the assets of a project, including uploads. Files can be dropped, pasted or uploaded in the dialog. */
export function AssetPicker(props: AssetPickerProps) {
  const { projectId, open, onOpenChange, kinds, max = 1, stock, ownOnly = false, onChoose } = props;
  const [picked, setPicked] = useState<readonly LibraryAsset[]>([]);
  const choose = (items: readonly LibraryAsset[]) => {
    onChoose([...items]);
    setPicked([]);
    onOpenChange(false);
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
      title={max === 1 ? "Choose an asset" : `Choose up to ${max} assets`}
      actions={
        max > 1 && (
          <Button variant="primary" disabled={picked.length === 0} onClick={() => choose(picked)}>
            {picked.length === 0 ? "Use" : `Use ${picked.length}`}
          </Button>
        )
      }
    >
      <DropArea projectId={projectId} folderId={null}>
        {(upload) => (
          <WithStock {...{ projectId, picked }} stock={kinds.includes("image") ? stock : undefined} onToggle={toggle}>
            <Choices {...{ projectId, kinds, picked, ownOnly }} onToggle={toggle} onUpload={upload} />
          </WithStock>
        )}
      </DropArea>
    </Dialog>
  );
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
    <StockSearch {...{ projectId, provider }} words={stock.words} picked={picked} verb="Use" onTake={onToggle} />
  );
  return (
    <Tabs
      label="Where from"
      value={from}
      onChange={setFrom}
      tabs={[
        { value: "own", label: "Your assets", panel: children },
        { value: "stock", label: "Stock photos", panel: search },
      ]}
    />
  );
}

type ChoicesProps = {
  projectId: string;
  kinds: readonly Kind[];
  picked: readonly LibraryAsset[];
  ownOnly: boolean;
  onToggle: (item: LibraryAsset) => void;
  onUpload: () => void;
};

function Choices({ projectId, kinds, picked, ownOnly, onToggle, onUpload }: ChoicesProps) {
  const [kind, setKind] = useState<Kind>(kinds[0] ?? "image");
  const [search, setSearch] = useState("");
  const library = useLibrary(projectId, { show: kind, folderId: null, tag: null, search, unusedOnly: false });
  const { pages } = library;
  const items = library.items?.filter((it) => !ownOnly || !it.credit) ?? null;
  const { data: uses } = trpc.assets.uses.useQuery({ projectId });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        {kinds.length > 1 && (
          <RadioGroup
            label="Kind"
            labelHidden
            inline
            options={kinds.map((value) => ({ value, label: kindLabels[value] }))}
            value={kind}
            onChange={setKind}
          />
        )}
        <div className="min-w-40 flex-1">
          <TextInput
            label="Search assets"
            labelHidden
            type="search"
            placeholder="Search"
            maxLength={100}
            value={search}
            onChange={setSearch}
          />
        </div>
        <Button icon={<Upload size={16} strokeWidth={1.75} aria-hidden />} onClick={onUpload}>
          Upload
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
        <EmptyState title={search === "" ? "Drop files here, or upload some." : "Nothing here fits."}>
          {search === "" ? "They stay in your assets." : "Words are found by their beginnings."}
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
        <Button pending={pages.isFetchingNextPage} pendingLabel="Loading…" onClick={() => void pages.fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  );
}

const kindLabels: Record<Kind, string> = { image: "Images", video: "Video", audio: "Audio", font: "Fonts" };
