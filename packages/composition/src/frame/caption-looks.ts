import type { CaptionStyle } from "../scene/captions-clip.ts";
import type { Face, TextClip } from "../scene/text-clip.ts";

type Look = { face: Face } & Pick<TextClip, "weight" | "size" | "minSize" | "lineHeight" | "motion"> &
  Partial<Pick<TextClip, "caps" | "stroke" | "tracking" | "maxLines">>;

/** The numbers of ux §6, "Eight caption styles". */
export const CAPTION_LOOKS: Record<CaptionStyle, Look> = {
  "one-word": {
    face: "punch",
    weight: 400,
    size: 150,
    minSize: 64,
    lineHeight: 1.06,
    caps: true,
    stroke: { color: "ink", width: 14 },
    motion: "pop",
  },
  "active-box": {
    face: "native",
    weight: 800,
    size: 84,
    minSize: 64,
    lineHeight: 1.19,
    stroke: { color: "ink", width: 8 },
    motion: "cut",
  },
  "scale-pulse": {
    face: "block",
    weight: 400,
    size: 92,
    minSize: 64,
    lineHeight: 1.15,
    stroke: { color: "ink", width: 10 },
    motion: "cut",
  },
  "clean-two-line": {
    face: "native",
    weight: 600,
    size: 64,
    minSize: 52,
    lineHeight: 1.25,
    maxLines: 2,
    stroke: { color: "ink", width: 4 },
    motion: "cut",
  },
};
