/** A new line begins another figure: "4.8" above "213 reviews" are two. */
const FIGURE = /\d+(?:[.,\p{Zs}]\d{3})*(?:[.,]\d+)?/gu;
/** "1. …" at the head of a slide counts the slides; it claims nothing. "4.8 stars" does. */
const ENUMERATION = /^\s*\d{1,2}\s*[.):](?!\d)/;

/** A figure of a text: its value for comparison (1,000 and 1000 are equal), and its position. */
export type Figure = { value: string; at: number; length: number };

/** The figures of a text, without the number of a slide at its head. */
export function figuresIn(words: string): Figure[] {
  const head = ENUMERATION.exec(words)?.[0].length ?? 0;
  return [...words.slice(head).matchAll(FIGURE)].map((found) => ({
    value: bareFigure(found[0]),
    at: head + found.index,
    length: found[0].length,
  }));
}

/** Every figure of a text, without separators. */
export const figuresOf = (words: string): string[] => [...words.matchAll(FIGURE)].map(([figure]) => bareFigure(figure));

/** A figure without its separators. */
export const bareFigure = (figure: string) => figure.replace(/[.,\s]/g, "");
