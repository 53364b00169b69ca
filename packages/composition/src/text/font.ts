import type { Face } from "../scene/text-clip.ts";

/** A face at a size. `tracking` is extra space between letters in px. */
export type Font = { face: Face; size: number; weight: number; tracking: number; italic?: boolean };

/** Width in px of one line of text. The only thing that layout asks of the world. */
export type Measure = (text: string, font: Font) => number;
