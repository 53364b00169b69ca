import { stickerArt } from "@vignette/composition";
import type { LibraryAsset } from "@vignette/domain/assets";
import type { Layer, LayerPlace, TextLook } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import type { CanvasStage } from "../canvas-stage.ts";
import { dressed } from "./layer-edits.ts";

/** What can be added without a file. */
export type NewLayer =
  | { kind: "text" }
  | { kind: "sticker"; sticker: string }
  | { kind: "shape"; shape: Extract<Layer, { kind: "shape" }>["shape"] };

type OnStage = Pick<CanvasStage, "draft" | "index" | "count" | "beatAt">;

/** The beat that the stage shows: the slide, or the beat at the time of a video. Null where one picture shows all. */
export function beatOnStage({ draft, index, count, beatAt }: OnStage): string | null {
  const { beats } = draft.script;
  return beatAt ?? (count > 1 ? (beats[index]?.id ?? null) : null);
}

/** What an added text looks like where neither the brand nor the user has chosen. */
const PLAIN: TextLook = {
  ...{ face: "native", weight: 800, color: "ink", align: "center" },
  ground: { shape: "lines", color: "paper" },
};

/** A new layer in the middle of the safe box, for the beat on the stage. */
export function newLayer(what: NewLayer, stage: OnStage, id: string): Layer {
  const base = { id, beatId: beatOnStage(stage) };
  switch (what.kind) {
    case "text": {
      const place = { ...placed(0.7, 0.1), size: 0.08 };
      const text = { ...base, kind: "text", text: m.canvas_new_text(), place, look: PLAIN } as const;
      return dressed(text, stage.draft.style.textLook?.added ?? {});
    }
    case "sticker": {
      const view = stickerArt(what.sticker)?.view ?? { w: 1, h: 1 };
      const longer = 0.3 / Math.max(view.w, view.h);
      return { ...base, kind: "sticker", sticker: what.sticker, place: placed(view.w * longer, view.h * longer) };
    }
    case "shape": {
      const isLine = what.shape === "arrow" || what.shape === "line";
      const place = isLine ? placed(0.4, 0.12) : placed(0.3, what.shape === "circle" ? 0.3 : 0.2);
      return { ...base, kind: "shape", shape: what.shape, color: "accent", place };
    }
  }
}

/** A picture or clip of the library as a layer; null if it has no file. */
export function mediaLayer(
  { kind, origin, id: itemId, files: [file] }: LibraryAsset,
  stage: CanvasStage,
  id: string,
): Layer | null {
  if (!file || kind === "audio" || kind === "font") return null;
  const ratio = file.width && file.height ? file.height / file.width : 1;
  const w = Math.min(0.4, 0.4 / ratio);
  const ref = { origin, id: itemId, key: file.key };
  return { id, beatId: beatOnStage(stage), kind, file: ref, place: placed(w, w * ratio), corners: 0.06 };
}

const placed = (w: number, h: number): LayerPlace => ({ x: 0.5, y: 0.5, w, h, rotate: 0 });
