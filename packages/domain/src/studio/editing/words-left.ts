import type { SpokenWord } from "../creation/media.ts";
import type { FileRange } from "./cut-ranges.ts";

/**
 * The words of a recording of which only these stretches are left, in ms on its new clock. A word belongs to the stretch
 * in which it begins; words that begin in none are gone.
 */
export function wordsLeft(words: readonly SpokenWord[], left: readonly FileRange[]): SpokenWord[] {
  let before = 0;
  return left.flatMap(({ fromMs, toMs }) => {
    const moveMs = before - fromMs;
    before += toMs - fromMs;
    return words
      .filter(({ startMs }) => startMs >= fromMs && startMs < toMs)
      .map((it) => ({ ...it, startMs: it.startMs + moveMs, endMs: Math.min(it.endMs, toMs) + moveMs }));
  });
}
