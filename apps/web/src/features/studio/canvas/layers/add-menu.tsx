import { stickerNames } from "@vignette/composition";
import type { LibraryAsset } from "@vignette/domain/assets";
import { LAYERS_MAX, type Layer } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, Dialog, Menu, MenuItem, MenuSeparator } from "@vignette/ui";
import { ArrowRight, Circle, ImagePlus, Minus, Plus, Square, Sticker, Type, Video } from "@vignette/ui/icons";
import { useState } from "react";
import { AssetPicker } from "../../../../shared/asset-picker.tsx";
import { objectNames } from "../../../../shared/words/objects.ts";
import type { CanvasStage, ChangeDraft } from "../canvas-stage.ts";
import { goToLayer } from "./layer-arrival.ts";
import { addLayer } from "./layer-edits.ts";
import { mediaLayer, type NewLayer, newLayer } from "./new-layer.ts";

type AddMenuProps = { stage: CanvasStage; onChange: ChangeDraft };

/** Adds something of the user's own to the stage: text, picture, clip, sticker or shape. */
export function AddMenu({ stage, onChange }: AddMenuProps) {
  const [picking, setPicking] = useState<"image" | "video" | "sticker" | null>(null);
  const isFull = (stage.draft.style.layers?.length ?? 0) >= LAYERS_MAX;
  const close = (open: boolean) => !open && setPicking(null);
  function add(layer: Layer | null) {
    setPicking(null);
    if (!layer) return;
    onChange((draft) => addLayer(draft, layer), "layer added");
    goToLayer(layer.id, { writes: true });
  }
  const addNew = (what: NewLayer) => add(newLayer(what, stage, crypto.randomUUID()));
  const choose = ([item]: LibraryAsset[]) => add(item ? mediaLayer(item, stage, crypto.randomUUID()) : null);
  return (
    <>
      <Menu
        trigger={
          <Button variant="quiet" icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} disabled={isFull}>
            {m.app_add()}
          </Button>
        }
      >
        <MenuItem icon={<Type {...icon} />} onSelect={() => addNew({ kind: "text" })}>
          {m.canvas_text()}
        </MenuItem>
        <MenuItem icon={<ImagePlus {...icon} />} onSelect={() => setPicking("image")}>
          {m.canvas_picture_or_logo()}
        </MenuItem>
        {stage.beatAt !== null && (
          <MenuItem icon={<Video {...icon} />} onSelect={() => setPicking("video")}>
            {m.canvas_clip_in_the_picture()}
          </MenuItem>
        )}
        <MenuItem icon={<Sticker {...icon} />} onSelect={() => setPicking("sticker")}>
          {m.canvas_sticker()}
        </MenuItem>
        <MenuSeparator />
        {SHAPES.map(({ shape, label, icon: Icon }) => (
          <MenuItem key={shape} icon={<Icon {...icon} />} onSelect={() => addNew({ kind: "shape", shape })}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      <AssetPicker
        projectId={stage.projectId}
        open={picking === "image" || picking === "video"}
        onOpenChange={close}
        kinds={[picking === "video" ? "video" : "image"]}
        stock={{ words: "" }}
        onChoose={choose}
      />
      <Dialog title={m.canvas_sticker()} open={picking === "sticker"} onOpenChange={close}>
        <p className="mb-2 text-dense text-ink-3">{m.canvas_objects_in_brand_colors()}</p>
        <div className="flex flex-wrap gap-1.5">
          {EMOJI.map((emoji) => (
            <button
              key={emoji}
              type="button"
              className={`${tile} text-[1.5rem]`}
              onClick={() => addNew({ kind: "sticker", sticker: emoji })}
            >
              {emoji}
            </button>
          ))}
        </div>
        <div className="mt-3 flex flex-wrap gap-1.5">
          {stickerNames().map((name) => (
            <button
              key={name}
              type="button"
              className={tile}
              onClick={() => addNew({ kind: "sticker", sticker: name })}
            >
              {objectNames[name]}
            </button>
          ))}
        </div>
      </Dialog>
    </>
  );
}

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true };
const tile = "min-h-11 min-w-11 cursor-pointer rounded-control border border-line px-2 text-dense hover:bg-sunken";

const SHAPES = [
  { shape: "box", label: m.canvas_rectangle(), icon: Square },
  { shape: "circle", label: m.canvas_circle(), icon: Circle },
  { shape: "arrow", label: m.canvas_arrow(), icon: ArrowRight },
  { shape: "line", label: m.canvas_line(), icon: Minus },
] as const;

/** What short videos mark things with. */
const EMOJI = [
  "🔥",
  "✨",
  "❤️",
  "😂",
  "😱",
  "🤯",
  "👇",
  "👆",
  "👉",
  "✅",
  "❌",
  "⚠️",
  "💡",
  "🎉",
  "🚀",
  "💸",
  "⏰",
  "📌",
  "🛒",
  "⭐",
  "👀",
  "🙌",
  "💪",
  "🤔",
];
