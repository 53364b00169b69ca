import * as z from "zod/mini";
import type { TimedWord } from "./timed-words.ts";

const Words = z.object({
  placeholder: z.literal(true),
  text: z.string(),
  words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })),
});
export type SpokenText = { text: string; words: TimedWord[] };

/** The comment in which a placeholder voice stores its text: ASCII, so that no reader's charset can break it. */
export function commentOf({ text, words }: SpokenText): string {
  const plain = words.map(({ word, start, end }) => ({ word, start, end }));
  return JSON.stringify({ placeholder: true, text, words: plain }).replace(
    /[^\x20-\x7e]/g,
    (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The words in such a comment, or null if it is anything else. */
export function spokenTextIn(comment: string | null): SpokenText | null {
  try {
    return Words.parse(JSON.parse(comment ?? ""));
  } catch {
    return null;
  }
}
