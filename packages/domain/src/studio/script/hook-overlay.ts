/**
 * Words that fit on a hook without shrinking below what is read in passing. Source: docs/content.md#words-on-screen.
 */
const MOST_WORDS = 9;
/** Ends that are tried, best first: within the law, then a little above it rather than the whole. */
const LENGTHS = [9, 8, 7, 6, 5, 4, 10, 11, 12, 13];
/** Words that open a clause of their own: the part before one is complete without it. */
const OPENERS = new Set(
  "after although because before but even if instead otherwise since so though unless until when whenever while without".split(
    " ",
  ),
);

/**
 * A hook as text on screen: whole if it has at most nine words, else up to a pause or a clause near that. Without one
 * it stays whole, because letters can shrink and half a phrase means nothing.
 */
export function hookOverlay(line: string): string {
  const words = line.trim().split(/\s+/).filter(Boolean);
  if (words.length <= MOST_WORDS) return withoutStop(words);
  const conditional = OPENERS.has(bare(words[0] ?? ""));
  for (const length of LENGTHS) {
    const last = words[length - 1];
    if (last === undefined) continue;
    if (/[.!?…]$/.test(last)) return withoutStop(words.slice(0, length));
    // "If you run payroll on Fridays," is no thought: its other half is.
    const clauseEnds = /[,;:–—]$/.test(last) || OPENERS.has(bare(words[length] ?? ""));
    if (clauseEnds && !conditional) return withoutStop(words.slice(0, length));
  }
  return withoutStop(words);
}

const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}]/gu, "");
const withoutStop = (words: readonly string[]) => words.join(" ").replace(/[\s,;:–—.]+$/, "");
