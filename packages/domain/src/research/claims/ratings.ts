import { bareFigure } from "./figures.ts";

/** "4.8 of 5 stars", "4,8 von 5", "9/10". */
const RATING = /(\d[\d.,]*)(\s?(?:(?:out\s)?of|von|de|sur|\/)\s?)(5|10)(?![\d.,]*\d)/giu;

const named = (grade: string, scale: string) => `${bareFigure(grade)}/${scale}`;

/** The ratings that a text states, as `48/5`: a grade without its separators, and where its scale ends. */
export const ratingsIn = (text: string): string[] =>
  [...text.matchAll(RATING)].map(([, grade = "", , scale = ""]) => named(grade, scale));

/**
 * A text without the ends of its scales, or of those in `known`; the rest stays where it is. The five of "4.8 of 5 stars"
 * proves no "5 stars".
 */
export const withoutScales = (text: string, known?: ReadonlySet<string>): string =>
  text.replace(RATING, (all: string, grade: string, between: string, scale: string) =>
    known && !known.has(named(grade, scale)) ? all : grade + between + " ".repeat(scale.length),
  );
