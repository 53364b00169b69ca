import { EMPTY, HOOK_LINE, HOOK_TITLE, PRICED, REVIEW_TITLE, shown, spoken } from "./fields.ts";
import type { TemplateGuide } from "./template-guide.ts";

const THOUGHT = "One spoken sentence, one thought. No subordinate clause in the middle.";

/** A story told by a voice over quick cuts. */
export const beatCutsGuide = {
  idea: "A cut on every thought, a title that slams in, captions word by word. Fast, concrete, one thought a sentence. The listener is ahead of nothing and behind nothing.",
  hook: "line",
  first: {
    role: "hook",
    purpose: "The hook. The picture shows what it is about, not the product.",
    fields: { line: HOOK_LINE, title: HOOK_TITLE },
    picture: "What the hook speaks of, happening.",
    shot: "close-up",
  },
  between: [
    {
      role: "pain",
      purpose: "Why it goes wrong: what it is, and why that matters.",
      fields: { line: spoken(5, 14, THOUGHT) },
      picture: "The moment in which it goes wrong.",
      shot: "wide",
    },
    {
      role: "turn",
      purpose: "What to do, and the product by its name, with the one fact that helps against exactly that.",
      fields: { line: spoken(5, 18, THOUGHT) },
      picture: "The product in use.",
      shot: "in-use",
    },
    {
      role: "proof",
      purpose: "Who says so, by name, where the customer speaks of the same thing; else one more fact of brief.proof.",
      fields: { title: REVIEW_TITLE },
      picture: "The part or the screen that does it.",
      shot: "detail",
    },
    {
      role: "point",
      purpose: "One thing more that the hook promised.",
      picture: "The product, close.",
      shot: "close-up",
    },
  ],
  last: {
    role: "ask",
    purpose: "One ask, with the price of the brief.",
    fields: { title: PRICED },
    picture: "The product, ready to be taken, calm background.",
    shot: "close-up",
  },
  fields: {
    line: spoken(5, 16, THOUGHT),
    title: shown(
      0,
      6,
      "The core of the sentence; a phrase, no sentence. Never the whole line again. Nothing over moves that are told one by one.",
    ),
    body: EMPTY,
  },
  pictures:
    "One clear subject, strong light, close. The middle third free of detail, because title and captions are there.",
  never: ["two thoughts in one sentence", "a title that repeats the line word for word"],
} as const satisfies TemplateGuide;
