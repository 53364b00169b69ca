import { brandPalette } from "../../src/brand/brand-palette.ts";
import type { Clip, Scene } from "../../src/index.ts";
import type { TextClip } from "../../src/scene/text-clip.ts";

/** A page of 1080×1920 with these clips and nothing else. */
export function textScene(clips: Clip[]): Scene {
  return {
    ...{ version: 2, width: 1080, height: 1920, frameRate: 30, durationMs: 6000, safeZone: "both" },
    ...{ background: "bg", palette: brandPalette(null), tracks: [{ id: "texts", clips }] },
  };
}

/** A text in the whole of the safe box. */
export function aTextClip(changes: Partial<TextClip>): TextClip {
  return {
    ...{ kind: "text", id: "text", startMs: 0, endMs: 6000, text: "", box: { x: 65, y: 269, w: 845, h: 979 } },
    ...{ face: "native", weight: 700, size: 92, minSize: 44, lineHeight: 1.2, color: "ink" },
    ...{ align: "left", valign: "top", motion: "cut", ...changes },
  };
}
