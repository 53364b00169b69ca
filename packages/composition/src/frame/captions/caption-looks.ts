import type { CaptionStyle, Face } from "@vignette/domain/studio/catalogue";
import type { Color } from "../../scene/color.ts";
import type { TextBox, TextClip } from "../../scene/text-clip.ts";

export type CaptionLook = { face: Face } & Pick<TextClip, "weight" | "size" | "minSize" | "lineHeight" | "motion"> &
  Partial<Pick<TextClip, "caps" | "stroke" | "tracking" | "maxLines">> & {
    color: Color;
    textBox?: TextBox;
    /** Of the boxes, which must not overlap then: without round corners they do not. */
    boxOpacity?: number;
    /** Of the stroke. */
    strokeOpacity?: number;
    /** Room beside the words for boxes and strokes around them, in px. */
    aside?: number;
    /** Extra space between words, as a multiple of the size. */
    wordSpace?: number;
    /** Degrees. */
    rotate?: number;
  };

const WHITE = "#ffffff";

/** The numbers of the eight caption styles. Source: docs/content.md#captions. */
export const CAPTION_LOOKS: Record<CaptionStyle, CaptionLook> = {
  "one-word": {
    ...{ face: "punch", weight: 400, size: 150, minSize: 64, lineHeight: 1.06, caps: true },
    ...{ color: WHITE, stroke: { color: "ink", width: 14 }, motion: "pop" },
  },
  "active-box": {
    ...{ face: "native", weight: 800, size: 84, minSize: 64, lineHeight: 100 / 84 },
    ...{ color: WHITE, stroke: { color: "ink", width: 8 }, motion: "cut", aside: 12, wordSpace: 0.14 },
  },
  karaoke: {
    ...{ face: "native", weight: 800, size: 80, minSize: 64, lineHeight: 96 / 80, maxLines: 2 },
    ...{ color: "#b9b9b4", stroke: { color: "ink", width: 8 }, motion: "cut" },
  },
  marker: {
    ...{ face: "edit", weight: 700, size: 84, minSize: 64, lineHeight: 112 / 84, color: "ink", motion: "cut" },
    ...{ textBox: { shape: "lines", color: "paper", padX: 24, padY: 16, radius: 6 }, aside: 4, rotate: -1 },
  },
  "clean-two-line": {
    ...{ face: "native", weight: 600, size: 64, minSize: 52, lineHeight: 80 / 64, maxLines: 2 },
    ...{ color: WHITE, stroke: { color: "ink", width: 6 }, strokeOpacity: 0.85, motion: "cut" },
  },
  "boxed-lines": {
    ...{ face: "native", weight: 700, size: 72, minSize: 64, lineHeight: 92 / 72, color: "ink", motion: "cut" },
    ...{ textBox: { shape: "lines", color: WHITE, padX: 24, padY: 14, radius: 16 } },
  },
  typewriter: {
    ...{ face: "type", weight: 700, size: 66, minSize: 52, lineHeight: 84 / 66, color: "paper", motion: "cut" },
    ...{ textBox: { shape: "lines", color: "ink", padX: 20, padY: 14, radius: 0 }, boxOpacity: 0.92, aside: 22 },
  },
  "scale-pulse": {
    ...{ face: "block", weight: 400, size: 92, minSize: 64, lineHeight: 1.15 },
    ...{ color: WHITE, stroke: { color: "ink", width: 10 }, motion: "cut" },
  },
};
