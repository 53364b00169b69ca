import type { CaptionPage } from "@vignette/composition";

/**
 * When a word that is said at `startMs` shows, in ms: its page may come later, because the one before stays long enough to be
 * read. Source: docs/content.md#caption-pages
 */
export function shownFrom(startMs: number, pages: readonly CaptionPage[]): number {
  const page = pages.find(({ words }) => words.some((word) => Math.abs(word.startMs - startMs) < 1));
  return Math.max(startMs, page?.startMs ?? 0);
}
