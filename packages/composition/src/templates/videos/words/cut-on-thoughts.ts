import type { TimedBeat } from "./timed-beats.ts";

/** A photo stands no longer than this in a look that cuts on every thought, in ms. Our own choice. */
const LONG_MS = 3600;
/** The shortest part, in ms. Source: docs/content.md#pace. */
const LEAST_MS = 1500;

/**
 * Beats as shots: a photo that would stand long is cut, where a sentence begins, so that each further part can be
 * another view of it. The last beat stays whole, as do clips, screenshots, and devices with a screen.
 */
export function cutOnThoughts(beats: readonly TimedBeat[], longMs = LONG_MS): TimedBeat[] {
  return beats.flatMap((beat) => partsOf(beat, longMs).map((it, part) => (part === 0 ? it : { ...it, part })));
}

function partsOf(beat: TimedBeat, longMs: number): TimedBeat[] {
  const atMs = cutIn(beat, longMs);
  if (atMs === null) return [beat];
  return [...partsOf({ ...beat, endMs: atMs }, longMs), ...partsOf({ ...beat, startMs: atMs }, longMs)];
}

function cutIn({ media, isLast, startMs, endMs, words }: TimedBeat, longMs: number): number | null {
  if (media?.kind !== "image" || media.isScreen || media.isDevice || isLast || endMs - startMs < longMs) return null;
  const middle = (startMs + endMs) / 2;
  const isInside = (ms: number) => ms - startMs >= LEAST_MS && endMs - ms >= LEAST_MS;
  const starts = words.map((word, at) => ({ ms: word.startMs, begins: ENDS.test(words[at - 1]?.text ?? "") }));
  const inside = starts.filter(({ ms }) => isInside(ms));
  const sentences = inside.filter(({ begins }) => begins);
  const [best] = (sentences.length > 0 ? sentences : inside).toSorted(
    (a, b) => Math.abs(a.ms - middle) - Math.abs(b.ms - middle),
  );
  return best?.ms ?? middle;
}

/** The end of a sentence, or of a number that is counted down. */
const ENDS = /[.!?:…]["”»’)]*$/u;
