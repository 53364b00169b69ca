import type { Measure } from "../src/text/font.ts";

/** A ruler for tests of layout: every character is half an em wide. */
export const evenMeasure: Measure = (text, font) => Array.from(text).length * (font.size / 2 + font.tracking);
