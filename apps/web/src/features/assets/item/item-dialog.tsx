import type { FoldersAndTags, ItemUse, LibraryAsset } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { Button, buttonStyle, Dialog, TextInput } from "@vignette/ui";
import { Trash2 } from "@vignette/ui/icons";
import { useRef } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { animatedText } from "../animated-sentence.ts";
import { isOwnCarousel } from "../carousel/slides-of.ts";
import { frameLabels, itemFacts } from "../library/item-labels.ts";
import { useAnimated } from "../use-animated.ts";
import { AltField } from "./alt-field.tsx";
import { ItemFiles } from "./item-files.tsx";
import { ItemLineage } from "./item-lineage.tsx";
import { ItemPreview } from "./item-preview.tsx";
import { TagsField } from "./tags-field.tsx";
import { useEditItems } from "./use-edit-items.ts";

export type ItemDialogProps = {
  item: LibraryAsset;
  uses: readonly ItemUse[] | null;
  foldersAndTags: FoldersAndTags | null;
  onRemove: () => void;
  onEditSlides: () => void;
  onClose: () => void;
};

/** One asset: preview, labels, files, origin, and where it is used. */
export function ItemDialog({ item, uses, foldersAndTags, onRemove, onEditSlides, onClose }: ItemDialogProps) {
  const online = useOnline();
  const isAnimated = useAnimated(item.files[0]);
  const preview = useRef<HTMLDivElement>(null);
  const isSeen = item.kind !== "audio" && item.kind !== "font";
  return (
    <Dialog
      open
      // Not the first field: on a phone its keyboard would cover the preview.
      initialFocus={preview}
      onOpenChange={(open) => !open && onClose()}
      wide
      title={item.name}
      description={[...frameLabels(item), ...itemFacts(item, uses?.length ?? null)].join(" · ")}
      actions={
        <>
          <Button
            variant="quiet"
            icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
            disabled={!online}
            title={online ? undefined : m.assets_offline()}
            onClick={onRemove}
          >
            {m.app_delete()}
          </Button>
          {isOwnCarousel(item) && (
            <Button disabled={!online} title={online ? undefined : m.assets_offline()} onClick={onEditSlides}>
              {m.assets_change_the_slides()}
            </Button>
          )}
          {isSeen && <WaysOn item={item} />}
        </>
      }
    >
      <div ref={preview} tabIndex={-1} className="outline-none">
        <ItemPreview item={item} />
      </div>
      {isAnimated && <p className="text-base text-ink-2">{animatedText(item.name)}</p>}
      <ItemLineage item={item} uses={uses} />
      <ItemLabelFields item={item} foldersAndTags={foldersAndTags} />
      <ItemFiles item={item} />
    </Dialog>
  );
}

/** An upload that is long enough for several shorts, in ms. Our own choice. */
const LONG_MS = 60_000;
const canBeCut = ({ origin, kind, files: [file] }: LibraryAsset) =>
  origin === "uploaded" && kind === "video" && (file?.durationMs ?? 0) >= LONG_MS;

function WaysOn({ item }: { item: LibraryAsset }) {
  return (
    <>
      {item.creationId && (
        <Link to={paths.creation(item.creationId)} className={buttonStyle()}>
          {m.assets_open_in_the_studio()}
        </Link>
      )}
      {canBeCut(item) && (
        <Link to={paths.shortsOf(item.id)} className={buttonStyle()}>
          {m.assets_make_shorts()}
        </Link>
      )}
      {!item.credit && (
        <Link
          to={`${paths.newPost}?asset=${encodeURIComponent(item.id)}`}
          className={buttonStyle({ variant: "primary" })}
        >
          {m.app_schedule()}
        </Link>
      )}
    </>
  );
}

/** Name, alternative text, folder and tags. Each field is saved when it loses focus. */
function ItemLabelFields({ item, foldersAndTags }: { item: LibraryAsset; foldersAndTags: FoldersAndTags | null }) {
  const edit = useEditItems();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextInput
        label={m.assets_name()}
        defaultValue={item.name}
        maxLength={120}
        onBlur={({ target }) => {
          const name = target.value.trim();
          if (name === "") target.value = item.name;
          else if (name !== item.name) edit([item], { name });
        }}
      />
      <TagsField
        tags={item.labels.tags}
        known={foldersAndTags?.tags ?? []}
        onAdd={(tag) => edit([item], { addTags: [tag] })}
        onRemove={(tag) => edit([item], { removeTags: [tag] })}
      />
      {item.kind !== "audio" && item.kind !== "font" && (
        <div className="md:col-span-2">
          <AltField item={item} />
        </div>
      )}
    </div>
  );
}
