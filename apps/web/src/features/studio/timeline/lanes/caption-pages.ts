import type { TranscriptBeat, TranscriptWord } from "@vignette/content";
import { pageChange, type WordChange } from "@vignette/domain/studio";

/** A caption page on the timeline, in ms of the video: its first and its last word, by their place in the beat. */
export type CaptionPage = {
  beat: TranscriptBeat;
  first: number;
  last: number;
  startMs: number;
  endMs: number;
  text: string;
};

/** The pages of all beats, in order. */
export const captionPagesOf = (transcript: readonly TranscriptBeat[]): CaptionPage[] =>
  transcript.flatMap((beat) => {
    const pages: TranscriptWord[][] = [];
    for (const word of beat.words.filter(({ isShown }) => isShown)) {
      const page = pages.at(-1);
      if (!page || word.beginsPage) pages.push([word]);
      else page.push(word);
    }
    return pages.flatMap((words): CaptionPage[] => {
      const [first, last] = [words[0], words.at(-1)];
      if (!first || !last) return [];
      const text = words.map((word) => word.text).join(" ");
      return [{ beat, first: first.index, last: last.index, startMs: first.startMs, endMs: last.endMs, text }];
    });
  });

/** Most that a word is shown earlier or later than it is spoken, in ms. Source: `CaptionEdit` in the domain. */
const SHIFT_MAX = 5000;
/** A word is shown at least this long, in ms. */
const LEAST_MS = 100;

/**
 * What changes when an edge of a page is moved to `ms` of the video. Beyond half a word, words go over to this page or to
 * the one beside it; up to the last word, two pages are one. Otherwise its first or last word is shown earlier or later.
 */
export function pageEdgeMoved(
  { beat, first, last }: CaptionPage,
  edge: "start" | "end",
  ms: number,
): Map<number, WordChange> {
  const shown = beat.words.filter(({ isShown }) => isShown);
  const starts = shown.filter(({ beginsPage }) => beginsPage).map(({ index }) => index);
  const word = shown.find(({ index }) => index === (edge === "start" ? first : last));
  if (!word) return new Map();
  const next = starts.find((index) => index > last);
  const boundary = edge === "start" ? first : next;
  // The first page of a beat has no words before it, the last one none behind it.
  if (boundary !== undefined && boundary !== shown[0]?.index) {
    const before = starts.findLast((index) => index < boundary) ?? 0;
    const behind = starts.find((index) => index > boundary) ?? Number.POSITIVE_INFINITY;
    const candidates = shown.filter(({ index }) => index >= before && index < behind);
    const begins = nearestStart(candidates, ms, edge === "end" ? word : null);
    if (begins !== null && begins !== boundary) return rebroken(starts, boundary, begins, before);
  }
  const spokenMs = edge === "start" ? word.startMs - word.startShiftMs : word.endMs - word.endShiftMs;
  const shift = Math.round(Math.min(SHIFT_MAX, Math.max(-SHIFT_MAX, limited(word, edge, ms) - spokenMs)));
  return new Map([[word.index, edge === "start" ? { startShiftMs: shift } : { endShiftMs: shift }]]);
}

const limited = ({ startMs, endMs }: TranscriptWord, edge: "start" | "end", ms: number) =>
  edge === "start" ? Math.min(ms, endMs - LEAST_MS) : Math.max(ms, startMs + LEAST_MS);

/**
 * The word that is spoken nearest to `ms`: there the page begins. An end that stays between its last word and the next one
 * (`kept`) moves no word.
 */
function nearestStart(words: readonly TranscriptWord[], ms: number, kept: TranscriptWord | null): number | null {
  const spoken = ({ startMs, startShiftMs }: TranscriptWord) => startMs - startShiftMs;
  const middle = (word: TranscriptWord) => (spoken(word) + word.endMs - word.endShiftMs) / 2;
  if (kept) {
    const next = words.find(({ index }) => index > kept.index);
    if (ms > middle(kept) && (!next || ms < middle(next))) return null;
    // Behind all words of the next page, that page is joined: the two begin where this one does.
    return (words.find((word) => middle(word) > ms) ?? words[0])?.index ?? null;
  }
  return (
    words.reduce<TranscriptWord | null>(
      (best, word) => (best && Math.abs(spoken(best) - ms) <= Math.abs(spoken(word) - ms) ? best : word),
      null,
    )?.index ?? null
  );
}

/** The changes that let a page begin at another word. At the beginning of the page before, the two are one. */
function rebroken(starts: readonly number[], from: number, to: number, before: number): Map<number, WordChange> {
  const joined = pageChange(starts, from, "same");
  const undone: WordChange = { page: "same", startShiftMs: undefined };
  if (to <= before) return new Map([...joined, [from, undone]]);
  return new Map([...joined, [from, undone], [to, { page: "new" }]]);
}
