import type { Face } from "@vignette/domain/studio/catalogue";

/** A face at a size. `tracking` is extra space between letters in px. */
export type Font = { face: Face; size: number; weight: number; tracking: number; italic?: boolean };

/** How far ink reaches beyond the width of a text on either side, in px; 0 where it does not. */
export type Overhang = { left: number; right: number };

/** Width in px of one line of text. The only dependency of layout. */
export type Measure = ((text: string, font: Font) => number) & {
  /** Slanted letters and swashes overhang. Absent: nothing does. */
  overhang?: (text: string, font: Font) => Overhang;
  /** The parts of a word between which a hyphen may stand. Absent: words are not hyphenated. */
  hyphenated?: (word: string, language: string | undefined) => string[];
};
