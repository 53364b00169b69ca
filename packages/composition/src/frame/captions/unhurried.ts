type Page = { words: readonly unknown[]; startMs: number; endMs: number };

/** How long a page of one word and of several stays at least. Source: docs/content.md#caption-pages. */
const LEAST_MS = { word: 250, phrase: 800 };
/** How much before or after its words a page may come: more would look out of step with the voice (our own choice). */
const MOST_MS = 320;

/** Pages that are too short take time from the pages right before and after them that have more than they need. */
export function unhurried<Timed extends Page>(pages: readonly Timed[]): Timed[] {
  const timed = pages.map((page) => ({ ...page }));
  for (const [i, page] of timed.entries()) {
    const [before, after] = [timed[i - 1], timed[i + 1]];
    if (before && before.endMs === page.startMs) {
      const given = Math.min(missing(page), spare(before), MOST_MS);
      before.endMs -= given;
      page.startMs -= given;
    }
    if (after && after.startMs === page.endMs) {
      const given = Math.min(missing(page), spare(after), MOST_MS);
      page.endMs += given;
      after.startMs += given;
    }
  }
  return timed;
}

const leastOf = ({ words }: Page) => (words.length === 1 ? LEAST_MS.word : LEAST_MS.phrase);
const missing = (page: Page) => Math.max(0, leastOf(page) - (page.endMs - page.startMs));
const spare = (page: Page) => Math.max(0, page.endMs - page.startMs - leastOf(page));
