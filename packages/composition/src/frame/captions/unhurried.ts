type Page = { words: readonly unknown[]; startMs: number; endMs: number };

/** How long a page of one word and of several stays at least, in ms. Source: docs/content.md#caption-pages. */
export const LEAST_MS = { word: 400, phrase: 800 };
/** How much before or after its words a page may come: more would look out of step with the voice (our own choice). */
const MOST_MS = 320;

/**
 * Pages that are too short get time from those around them, and from silences: later ones come a little later, then
 * earlier ones a little earlier, but none before `fromMs`.
 */
export function unhurried<Timed extends Page>(pages: readonly Timed[], fromMs: number): Timed[] {
  const timed = pages.map((page) => ({ ...page }));
  for (const [i, page] of timed.entries()) {
    const after = timed[i + 1];
    if (missing(page) === 0) continue;
    const isJoined = after !== undefined && after.startMs === page.endMs;
    const latest = isJoined ? (pages[i + 1]?.startMs ?? 0) + MOST_MS : (after?.startMs ?? Number.POSITIVE_INFINITY);
    const endMs = Math.max(page.endMs, Math.min(page.endMs + missing(page), latest));
    if (isJoined) after.startMs = endMs;
    page.endMs = endMs;
  }
  for (const [i, page] of [...timed.entries()].reverse()) {
    const before = timed[i - 1];
    const earliest = Math.max((pages[i]?.startMs ?? 0) - MOST_MS, before ? before.startMs : fromMs);
    const startMs = Math.min(page.startMs, Math.max(page.startMs - missing(page), earliest));
    if (before && before.endMs > startMs) before.endMs = startMs;
    page.startMs = startMs;
  }
  return timed.some((page) => page.endMs <= page.startMs) ? [...pages] : timed;
}

/** How long a page stays at least, in ms. */
export const leastOf = ({ words }: Pick<Page, "words">): number =>
  words.length === 1 ? LEAST_MS.word : LEAST_MS.phrase;
const missing = (page: Page) => Math.max(0, leastOf(page) - (page.endMs - page.startMs));
