const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The graphemes of a text: a base with its marks, a whole emoji. */
export function lettersOf(text: string): string[] {
  return Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
}

/** Characters without ink of their own: joiners and variation selectors. */
const STEERING = /[\u200B-\u200F\u2060]|[\uFE00-\uFE0F]/u;

/** The code points of a letter that a font must have. Every kind of space counts as the plain one. */
export function inkedPoints(letter: string): number[] {
  return Array.from(letter.replace(/\s/g, " "))
    .filter((sign) => !STEERING.test(sign))
    .map((sign) => sign.codePointAt(0) ?? 0);
}
