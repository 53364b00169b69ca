import type { Face } from "../scene/text-clip.ts";
import { FACE_METRICS } from "./face-metrics.ts";

/** A face at a size. `tracking` is extra space between letters in px. */
export type Font = { face: Face; size: number; weight: number; tracking: number };

/** Width in px of one line of text. The only thing that layout asks of the world. */
export type Measure = (text: string, font: Font) => number;

/** The value for `context.font`. */
export function fontCss(font: Font): string {
  const families = FACE_METRICS[font.face].families.map((name) => (name === "sans-serif" ? name : `"${name}"`));
  return `${font.weight} ${font.size}px ${families.join(", ")}`;
}
