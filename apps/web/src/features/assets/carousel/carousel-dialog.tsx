import { type LibraryAsset, SLIDES_MAX } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { Button, Callout, Dialog, TextInput } from "@vignette/ui";
import { ImagePlus, Undo2 } from "@vignette/ui/icons";
import { useRef, useState } from "react";
import { AssetPicker } from "../../../shared/asset-picker.tsx";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { refuseSlides, tightLimits } from "./slide-limits.ts";
import { SlideList } from "./slide-list.tsx";
import { slidesOf } from "./slides-of.ts";
import { useSaveCarousel } from "./use-save-carousel.ts";
import { type DraftSlide, useSlides } from "./use-slides.ts";

export type CarouselDialogProps = {
  projectId: string;
  /** The carousel whose slides are changed; null makes one. */
  id: string | null;
  slides: readonly DraftSlide[];
  onClose: () => void;
  onSaved: (carousel: LibraryAsset) => void;
};

/** Puts pictures in order, as one post. */
export function CarouselDialog({ projectId, id, slides: first, onClose, onSaved }: CarouselDialogProps) {
  const online = useOnline();
  const draft = useSlides(first);
  const [name, setName] = useState(() => withoutEnding(first[0]?.name ?? m.assets_carousel_name()));
  const [adding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const { save, pending } = useSaveCarousel({ projectId, id }, onSaved);
  const { slides, undo } = draft;
  const refusal = refuseSlides(slides.length);
  const limits = tightLimits(slides.length);
  const verb = id === null ? m.assets_make_the_carousel() : m.assets_save_the_order();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      wide
      title={id === null ? m.assets_make_a_carousel() : m.assets_slides_of_the_carousel()}
      description={m.assets_slides_help()}
      actions={
        <>
          <Button
            variant="quiet"
            icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />}
            // Not `disabled`, which would take the focus away with the last step.
            aria-disabled={!undo}
            onClick={() => undo?.()}
          >
            {m.app_undo()}
          </Button>
          <Button
            variant="primary"
            pending={pending}
            disabled={!online || refusal !== null || name.trim() === "" || (id !== null && !draft.isChanged)}
            title={online ? undefined : m.assets_offline()}
            onClick={() => save(name.trim(), slides)}
          >
            {refusal === null ? `${verb} (${slides.length})` : verb}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the shortcut of undo, for all fields inside */}
      <div
        className="flex flex-col gap-4"
        onKeyDown={(event) => {
          if (!isUndo(event) || event.target instanceof HTMLInputElement || !undo) return;
          event.preventDefault();
          undo();
        }}
      >
        {id === null && <TextInput label={m.assets_name()} value={name} maxLength={120} onChange={setName} />}
        <SlideList slides={slides} onMove={draft.move} onRemove={draft.remove} otherwise={() => add.current} />
        <div aria-live="polite" className="flex flex-col gap-2">
          {refusal !== null && <Callout tone="doubt">{refusal}</Callout>}
          {limits.map((limit) => (
            <Callout key={limit} tone="doubt">
              {limit}
            </Callout>
          ))}
        </div>
        <span>
          <Button
            ref={add}
            icon={<ImagePlus size={16} strokeWidth={1.75} aria-hidden />}
            disabled={slides.length >= SLIDES_MAX}
            onClick={() => setAdding(true)}
          >
            {m.assets_add_pictures()}
          </Button>
        </span>
      </div>
      <AssetPicker
        projectId={projectId}
        kinds={["image"]}
        singlePictures
        max={Math.max(2, SLIDES_MAX - slides.length)}
        open={adding}
        onOpenChange={setAdding}
        onChoose={(items) => draft.add(slidesOf(items))}
      />
    </Dialog>
  );
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey">) =>
  key.toLowerCase() === "z" && (ctrlKey || metaKey) && !shiftKey;

const withoutEnding = (name: string) => name.replace(/\.[a-z0-9]{2,5}$/i, "");
