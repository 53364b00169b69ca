import * as z from "zod/mini";
import { checkSays, line } from "../../kernel/index.ts";

/**
 * How a short form fits into a sentence: one thing ("a calm evening"), several ("late invoices"), something that is not
 * counted ("dull skin"), an act ("get paid on time"), or an act as a thing ("chasing invoices").
 */
export const wordForms = ["singular", "plural", "uncountable", "verb", "doing"] as const;
export type WordForm = (typeof wordForms)[number];

/** Most words of a short form. Source: docs/content.md#hooks. */
export const SHORT_WORDS = 4;

/** Longest short form, in UTF-16 units. Our own choice: four long words. */
export const SHORT_MAX = 60;

/** A pain, an outcome or an audience in at most four words, and their form. Hooks are filled with it. */
export const ShortForm = z.object({
  text: line(SHORT_MAX, 1).check(
    z.refine((text) => countShort(text) <= SHORT_WORDS, checkSays("input.four-words", "Use at most 4 words.")),
  ),
  form: z.enum(wordForms),
});
export type ShortForm = z.infer<typeof ShortForm>;

/** The number of words of a short form. */
const countShort = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;
