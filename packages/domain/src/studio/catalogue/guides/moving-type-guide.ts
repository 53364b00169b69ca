import { EMPTY, shown } from "./fields.ts";
import type { TemplateGuide } from "./template-guide.ts";

/** A video of nothing but words, on the beat of the music. */
export const movingTypeGuide = {
  idea: "Only words, as large as the page, one after the other on the beat. It is read without sound and without effort: short words, one thought a screen, and each screen ends where the reader wants the next one.",
  hook: "title",
  first: {
    role: "hook",
    purpose: "The hook, complete from the first frame.",
    fields: { title: shown(1, 14, "The hook, word for word, with the word that matters in *asterisks*.") },
  },
  between: [
    { role: "pain", purpose: "The problem in as few words as it can be said. One thought." },
    { role: "turn", purpose: "The turn: what changes, with the product by its name." },
    { role: "point", purpose: "One consequence, in concrete words. Another one on each screen." },
  ],
  last: {
    role: "ask",
    purpose:
      "The product's name with the fact that answers the last screen, its price where there is room, and the one thing to do.",
    fields: {
      title: shown(
        2,
        10,
        "The product, its fact, its price and where it is: “Kiln House Blend: roasted every Tuesday, €14. Link in bio”.",
      ),
    },
  },
  fields: {
    line: EMPTY,
    title: shown(2, 7, "One thought in at most seven short words. One word or number that matters in *asterisks*."),
    body: EMPTY,
  },
  pictures: null,
  never: ["a long word where a short one says it", "two thoughts on one screen", "anything spoken"],
} as const satisfies TemplateGuide;
