import type { OwnFace, Typeface } from "@vignette/domain/studio/catalogue";

/** A face at a size. `tracking` is extra space between letters in px. */
export type Font = { face: Typeface; size: number; weight: number; tracking: number; italic?: boolean };

/** How far ink reaches beyond the width of a text on either side, in px; 0 where it does not. */
export type Overhang = { left: number; right: number };

/** Heights of plain letters, as multiples of the size; `accent` is the highest mark on a capital. */
export type FaceHeights = { cap: number; ascent: number; descent: number; accent: number };

/** Width in px of one line of text. The only dependency of layout. */
export type Measure = ((text: string, font: Font) => number) & {
  /** Slanted letters and swashes overhang. Absent: nothing does. */
  overhang?: (text: string, font: Font) => Overhang;
  /** Of an uploaded face; null if its file is not there: then it is drawn as Native. Absent: no uploaded face is. */
  heights?: (face: OwnFace) => FaceHeights | null;
  /** The parts of a word between which a hyphen may stand. Absent: words are not hyphenated. */
  hyphenated?: (word: string, language: string | undefined) => string[];
};
