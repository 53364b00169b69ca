import type { SpokenWord } from "../creation/media.ts";

/**
 * When each beat begins in the voice, in milliseconds from its start. `lines` are the beats' words as they were to be
 * spoken, `words` what was heard. Where both differ in count ("24/7" may be heard as three), beats keep their share.
 * The first beat begins at 0; none begins before the one ahead of it.
 */
export function beatStarts(lines: readonly string[], words: readonly SpokenWord[]): number[] {
  const counts = lines.map((line) => line.split(/\s+/).filter(isSpoken).length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  let before = 0;
  let latest = 0;
  return counts.map((count, index) => {
    const heard = total === 0 ? 0 : Math.round((before / total) * words.length);
    before += count;
    if (index > 0) latest = Math.max(latest, words[heard]?.startMs ?? words.at(-1)?.endMs ?? 0);
    return latest;
  });
}

/** A separate dash is written and not spoken. */
const isSpoken = (word: string) => /[\p{L}\p{N}]/u.test(word);
