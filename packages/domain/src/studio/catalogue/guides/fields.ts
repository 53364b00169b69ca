import type { FieldGuide } from "./template-guide.ts";

/** A field that stands in the picture. */
export const shown = (least: number, most: number, what: string): FieldGuide => ({
  use: "shown",
  what,
  words: [least, most],
});

/** A field that the voice says; the time that it takes follows from its words. */
export const spoken = (least: number, most: number, what: string): FieldGuide => ({
  use: "spoken",
  what,
  words: [least, most],
});

/** The hook of a story, aloud and on screen. */
export const HOOK_LINE = spoken(1, 22, "The hook, word for word.");
export const HOOK_TITLE = shown(0, 14, "The hook, or its first whole thought.");

/** Over the ask, to the end: without sound, nothing else asks. */
export const PRICED = shown(
  2,
  10,
  "The product's name, its price and where it is, in one: “Kiln House Blend, €14. Link in bio”; without a price, the name and where it is.",
);

/** Over the line that quotes a customer. */
export const REVIEW_TITLE = shown(
  0,
  9,
  "A customer's sentence whole, in quotation marks, with the name; else the core of the line in two to six words.",
);

/** A field that stays "". */
export const EMPTY: FieldGuide = { use: "empty", what: "", words: [0, 0] };

/** What is said of a field in which advice may stand with nothing below it. Source: docs/decisions/0167-lists-are-advice-of-the-trade.md. */
export const WITH_REASON =
  "Something to do comes with its reason: “Set the edges first. Without an edge, gravel walks into the lawn.”";
