import type { CaptionStyle } from "@vignette/domain/studio/catalogue";
import type { CaptionsClip, CaptionWord } from "../../scene/captions-clip.ts";
import { cleanText } from "../../text/clean-text.ts";
import { glued } from "../../text/glued.ts";
import { lettersInPlace } from "./letters-in-place.ts";
import { type PageRoom, pagesOf, sentences } from "./page-breaks.ts";
import { LEAST_MS, unhurried } from "./unhurried.ts";
import { withoutFlashes } from "./without-flashes.ts";

/** Words that are shown together from `startMs` (inclusive) to `endMs` (exclusive). */
export type CaptionPage = { words: CaptionWord[]; startMs: number; endMs: number };

/** A page ends before a longer silence. Source: docs/content.md#caption-pages. */
const GAP_MS = 400;
/** A longer silence clears the page; in a shorter one it would flicker. Our own choice. */
const CLEARS_MS = 900;
/** How long a page stays after its last word if nothing follows. */
const LINGER_MS = 400;

/** The maximum of words and letters on a page, and how long it stays at least if possible. */
type Paging = PageRoom & { leastMs: number };

/** Letters are as many as a line of the style has room for at its own size: more would make some pages smaller than others. */
const PAGING: Record<CaptionStyle, Paging> = {
  "one-word": { words: 1, letters: 20, leastMs: 250 },
  "active-box": { words: 5, letters: 20, leastMs: LEAST_MS.phrase },
  karaoke: { words: 6, letters: 34, leastMs: LEAST_MS.phrase },
  marker: { words: 5, letters: 26, leastMs: LEAST_MS.phrase },
  "clean-two-line": { words: 8, letters: 44, leastMs: LEAST_MS.phrase },
  "boxed-lines": { words: 6, letters: 32, leastMs: LEAST_MS.phrase },
  typewriter: { words: 5, letters: 34, leastMs: LEAST_MS.phrase },
  "scale-pulse": { words: 4, letters: 16, leastMs: LEAST_MS.phrase },
};

const cache = new WeakMap<CaptionsClip, CaptionPage[]>();

/** The pages of a captions clip, in order. Words without text are skipped; times that decrease are corrected. */
export function captionPages(clip: CaptionsClip): CaptionPage[] {
  const pages = cache.get(clip) ?? pagesIn(clip);
  cache.set(clip, pages);
  return pages;
}

function pagesIn(clip: CaptionsClip): CaptionPage[] {
  const { words, style, startMs, look } = clip;
  const own = pagingOf(style, look?.wordsPerPage);
  const paging = look?.wordsPerPage === undefined ? { ...own, letters: lettersInPlace(clip, own.letters) } : own;
  const inTime = (groups: readonly CaptionWord[][]) => unhurried(timed(groups, paging.leastMs), startMs);
  if (look?.wordsPerPage !== undefined) return inTime(grouped(tidy(words), paging));
  const paged = (room: Paging) => withoutFlashes(grouped(tidy(words), room), room, inTime);
  const pages = paged(paging);
  if (paging.words === 1 || !pages.some(isHasty)) return pages;
  // A fast voice: a word more on a page, where that gives it time.
  const fuller = paged({ ...paging, words: paging.words + 1, letters: paging.letters + MORE_LETTERS });
  return fuller.some(isHasty) ? pages : fuller;
}

/** A number that the user chose is a limit: a page of more words may hold more letters. */
function pagingOf(style: CaptionStyle, words: number | undefined): Paging {
  const own = PAGING[style];
  if (words === undefined || words === own.words) return own;
  const leastMs = words === 1 ? PAGING["one-word"].leastMs : Math.max(own.leastMs, 500);
  return { words, leastMs, letters: words === 1 ? 20 : Math.max(own.letters, words * LETTERS_A_WORD) };
}

/** With the space after it, in English. Our own choice. */
const LETTERS_A_WORD = 8;

const MORE_LETTERS = 6;
const isHasty = ({ words, startMs, endMs }: CaptionPage): boolean =>
  words.length > 1 && endMs - startMs < LEAST_MS.phrase - 1;

function tidy(words: readonly CaptionWord[]): CaptionWord[] {
  let now = 0;
  return words.flatMap((word) => {
    const text = cleanText(word.text).replace(/\s+/g, "\u00A0");
    if (text === "") return [];
    const startMs = Math.max(now, word.startMs);
    now = startMs;
    return [{ ...word, text, startMs, endMs: Math.max(startMs + 1, word.endMs) }];
  });
}

/**
 * A page never holds words of two sentences, unless the user joined it to the one before.
 * Source: docs/content.md#caption-pages.
 */
function grouped(words: readonly CaptionWord[], paging: Paging): CaptionWord[][] {
  const whole = begun(words).flatMap((run) => sentences(run, GAP_MS));
  const pages = whole.flatMap((run) => (paging.words === 1 ? oneByOne(run, paging) : pagesOf(run, paging)));
  if (!words.some(({ page }) => page === "same")) return pages;
  return pages.reduce<CaptionWord[][]>((joined, page) => {
    const before = joined.at(-1);
    if (before && page[0]?.page === "same") before.push(...page);
    else joined.push([...page]);
    return joined;
  }, []);
}

/** The words up to each that begins a page. */
function begun(words: readonly CaptionWord[]): CaptionWord[][] {
  if (!words.some(({ page }) => page !== undefined)) return [[...words]];
  const runs: CaptionWord[][] = [];
  for (const word of words) {
    // A word that continues a page is grouped on its own first, so that it can be joined.
    if (word.page !== undefined || runs.length === 0) runs.push([word]);
    else runs.at(-1)?.push(word);
  }
  return runs;
}

/** One word a page; words too short to be read alone share a page with up to three more. */
function oneByOne(sentence: readonly CaptionWord[], paging: Paging): CaptionWord[][] {
  const groups: CaptionWord[][] = [];
  for (const word of sentence) {
    const group = groups.at(-1);
    if (group && belongs(word, group, paging)) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

function belongs(word: CaptionWord, group: readonly CaptionWord[], paging: Paging): boolean {
  const letters = group.reduce((sum, { text }) => sum + text.length + 1, word.text.length);
  const leastMs = group.length === 1 ? paging.leastMs : LEAST_MS.phrase;
  const tooShort = word.startMs - (group[0]?.startMs ?? 0) < leastMs;
  const isGlued = glued(group.at(-1)?.text ?? "", word.text);
  return (tooShort || isGlued) && letters <= paging.letters && group.length < 4;
}

function timed(groups: readonly CaptionWord[][], leastMs: number): CaptionPage[] {
  return groups.flatMap((words, i) => {
    const first = words[0];
    const last = words.at(-1);
    if (!first || !last) return [];
    const next = groups[i + 1]?.[0]?.startMs ?? Number.POSITIVE_INFINITY;
    const alone = Math.max(last.endMs + LINGER_MS, first.startMs + leastMs);
    const endMs = next - last.endMs <= CLEARS_MS ? next : Math.min(next, alone);
    return [{ words, startMs: first.startMs, endMs }];
  });
}

/** Which word of the page is being spoken: the last one that has begun. */
export function spokenIndex(page: CaptionPage, t: number): number {
  return Math.max(
    0,
    page.words.findLastIndex((word) => word.startMs <= t),
  );
}
