import type { Face } from "@vignette/domain/studio/catalogue";
import type { CaptionsClip } from "../../scene/captions-clip.ts";
import { CAPTION_LOOKS } from "./caption-looks.ts";

/** Width of a letter, in em. Source: docs/content.md#faces. */
const LETTER_EM: Partial<Record<Face, number>> = { native: 0.49, edit: 0.44, type: 0.6 };
/** Of the highest mark of a line and the lowest, in em. Measured, slightly generous. */
const LINE_EM = 1.2;

/**
 * How many letters of a page a place has room for: those of one line where two do not fit in any lawful size. More would make
 * some pages of a film smaller than others.
 */
export function lettersInPlace(
  { box, style, look }: Pick<CaptionsClip, "box" | "style" | "look">,
  most: number,
): number {
  const { face, size, minSize, lineHeight, textBox, aside = 0 } = CAPTION_LOOKS[style];
  const letterEm = LETTER_EM[face];
  const height = box.h - 2 * (textBox?.padY ?? 0);
  const isOneLine = (LINE_EM + lineHeight) * minSize > height;
  if (letterEm === undefined || !isOneLine) return most;
  const width = box.w - 2 * ((textBox?.padX ?? 0) + aside);
  return Math.min(most, Math.floor(width / (letterEm * size * (look?.size ?? 1))));
}
