import type { LibraryAsset } from "@vignette/domain/assets";
import { Button, Dialog, EmptyState, ErrorState, FrameWall, RadioGroup, TextInput } from "@vignette/ui";
import { Upload } from "@vignette/ui/icons";
import { useState } from "react";
import type { AssetPickerProps } from "../../shared/asset-picker.tsx";
import { errorMessage, referenceOf, trpc } from "../../trpc.ts";
import { LibrarySkeleton } from "./library/library-empty.tsx";
import { LibraryFrame } from "./library/library-frame.tsx";
import { useLibrary } from "./library/use-library.ts";
import { DropArea } from "./uploads/drop-area.tsx";
import { UploadsPanel } from "./uploads/uploads-panel.tsx";

type Kind = LibraryAsset["kind"];

/** Chooses from the assets of a project, including uploads. Files can be dropped, pasted or uploaded in the dialog. */
export function AssetPicker({ projectId, open, onOpenChange, kinds, max = 1, onChoose }: AssetPickerProps) {
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
          <Choices projectId={projectId} kinds={kinds} picked={picked} onToggle={toggle} onUpload={upload} />
        )}
      </DropArea>
    </Dialog>
  );
}

type ChoicesProps = {
  projectId: string;
  kinds: readonly Kind[];
  picked: readonly LibraryAsset[];
  onToggle: (item: LibraryAsset) => void;
  onUpload: () => void;
};

function Choices({ projectId, kinds, picked, onToggle, onUpload }: ChoicesProps) {
  const [kind, setKind] = useState<Kind>(kinds[0] ?? "image");
  const [search, setSearch] = useState("");
  const { pages, items } = useLibrary(projectId, { show: kind, folderId: null, tag: null, search, unusedOnly: false });
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

const kindLabels: Record<Kind, string> = { image: "Images", video: "Video", audio: "Audio" };
