import type { SpokenWord } from "../creation/media.ts";

/** Words that belong together: `from` is the first, `to` the one after the last, counted from 0. */
export type Passage = { from: number; to: number };

/** A silence that ends a passage, in ms, and most words of one: a transcription may have no full stops. Our own choice. */
const [PAUSE_MS, WORDS_MAX] = [450, 24];

/** What is said as sentences, or where a transcription has none, as passages between silences. */
export function passagesOf(words: readonly SpokenWord[]): Passage[] {
  const passages: Passage[] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const open = passages.at(-1);
    const isOpen =
      before &&
      open &&
      !/[.!?…。！？]["”’»)\]]*$/.test(before.text) &&
      word.startMs - before.endMs < PAUSE_MS &&
      open.to - open.from < WORDS_MAX;
    if (isOpen) open.to = at + 1;
    else passages.push({ from: at, to: at + 1 });
  }
  return passages;
}
