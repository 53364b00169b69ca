import type { Box } from "../../scene/geometry.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { StillPage } from "../pictures/still.ts";
import { textClip } from "../pictures/still-clips.ts";
import { LABEL } from "./split-names.ts";

/** Where the name of a half begins in it. */
export const topOf = (page: StillPage, box: Box): number => (box.y > 0 ? box.y + 28 : labelY(page));

/** The name of a half, in it. */
export function nameOf({ face }: StillPage, id: string, text: string, box: Box): TextClip {
  const set = { face: face("title", "native"), size: text.includes(":") ? 54 : 64, minSize: 44 };
  return textClip({ id, text, box, ...set, color: "#ffffff", textBox: LABEL });
}

/** On a ground of one color: light on a dark one. */
export const onFlat = (clip: TextClip, isDark: boolean): TextClip =>
  isDark ? { ...clip, color: "ink", textBox: { ...LABEL, color: "paper" } } : clip;

/** From the upper end of a label to what is said under it. */
export const LABEL_ROW_PX = 140;
/** At y 300 of a tall page (docs/content.md#ugc-image). */
function labelY({ safe, isTall }: StillPage): number {
  return safe.y + (isTall ? 31 : 20);
}
