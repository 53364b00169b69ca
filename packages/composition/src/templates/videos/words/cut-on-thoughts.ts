import { endsClause, endsSentence } from "../../../frame/captions/page-breaks.ts";
import { bySteps } from "./by-steps.ts";
import type { Beat } from "./on-the-beat.ts";
import type { TimedBeat } from "./timed-beats.ts";

/** A picture stands no longer than this in a look that cuts on every thought, in ms. Source: docs/content.md#pace. */
const LONG_MS = 3000;
/** An opening picture changes sooner, and so does the last one, under words that stand. Our own choice. */
const HOOK_MS = 1900;
const END_MS = 2400;
/** So much longer it may stand, rather than be cut within a clause that captions show. */
const PATIENCE_MS = 800;
/** The shortest part, in ms. Source: docs/content.md#pace. */
const LEAST_MS = 1200;
const LEAST_OF_HOOK_MS = 900;

/**
 * Beats as shots: a picture that would stand long is cut where a sentence begins, else a clause, else on a word, so that each
 * further part can be another view of it; where the voice names one thing after the other, each comes in turn (`bySteps`). Clips play on. Of the last beat,
 * its last part shows what the video ends with. `beat`: of the music on which cuts fall.
 */
export function cutOnThoughts(beats: readonly TimedBeat[], longMs = LONG_MS, beat: Beat | null = null): TimedBeat[] {
  return beats.flatMap((it) =>
    bySteps([it])
      .flatMap((step) => partsOf(step, Math.min(longMs, it.isFirst ? HOOK_MS : it.isLast ? END_MS : longMs), beat))
      .map((shown, part, { length }) => {
        const isLast = it.isLast && part === length - 1;
        return part === 0 ? { ...shown, isLast } : { ...shown, isLast, part };
      }),
  );
}

function partsOf(it: TimedBeat, longMs: number, beat: Beat | null): TimedBeat[] {
  const wordMs = cutIn(it, longMs);
  if (wordMs === null) return [it];
  const atMs = beat ? beat.nearest(wordMs) : wordMs;
  const later = { ...it, startMs: atMs, ...(beat && { wordMs }) };
  return [...partsOf({ ...it, endMs: atMs }, longMs, beat), ...partsOf(later, longMs, beat)];
}

function cutIn({ media, startMs, endMs, said, words: captions, isFirst }: TimedBeat, longMs: number): number | null {
  if (media?.kind !== "image" || endMs - startMs <= longMs) return null;
  const leastMs = isFirst ? LEAST_OF_HOOK_MS : LEAST_MS;
  if (endMs - startMs < 2 * leastMs) return null;
  const middle = (startMs + endMs) / 2;
  const isInside = (ms: number) => ms - startMs >= leastMs && endMs - ms >= leastMs;
  const starts = said.map((word, at) => ({ ms: word.startMs, after: said[at - 1]?.text ?? "" }));
  const inside = starts.filter(({ ms }) => isInside(ms));
  const sentences = inside.filter(({ after }) => endsSentence(after));
  const clauses = inside.filter(({ after }) => endsClause(after));
  const words = captions.length === 0 || endMs - startMs > longMs + PATIENCE_MS ? inside : [];
  if (said.length > 0 && sentences.length + clauses.length + words.length === 0) return null;
  const [best] =
    [sentences, clauses, words]
      .find((it) => it.length > 0)
      ?.toSorted((a, b) => Math.abs(a.ms - middle) - Math.abs(b.ms - middle)) ?? [];
  return best?.ms ?? middle;
}

/** The beats with a new caption page at each cut within them, so that none continues over it. */
export function pagesAtCuts(beats: readonly TimedBeat[], shots: readonly TimedBeat[]): TimedBeat[] {
  const cuts = new Set(shots.flatMap(({ part, startMs, wordMs }) => (part ? [wordMs ?? startMs] : [])));
  return beats.map((beat) => ({
    ...beat,
    words: beat.words.map((word) => (cuts.has(word.startMs) ? { ...word, page: "new" as const } : word)),
  }));
}
