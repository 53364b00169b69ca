import type { TimedBeat } from "./timed-beats.ts";

/** A photo stands no longer than this in a look that cuts on every thought, in ms. Our own choice. */
const LONG_MS = 3600;
/** The shortest part, in ms. Source: docs/content.md#pace. */
const LEAST_MS = 1500;

/**
 * Beats as shots: a photo that would stand long is cut in two, where a sentence begins, so that its second part can be
 * another view of it. The last beat stays whole, as do clips, screenshots, and devices with a screen.
 */
export function cutOnThoughts(beats: readonly TimedBeat[]): TimedBeat[] {
  return beats.flatMap((beat) => {
    const atMs = cutIn(beat);
    return atMs === null
      ? [beat]
      : [
          { ...beat, endMs: atMs },
          { ...beat, startMs: atMs, part: 1 },
        ];
  });
}

function cutIn({ media, isLast, startMs, endMs, words }: TimedBeat): number | null {
  if (media?.kind !== "image" || media.isScreen || media.isDevice || isLast || endMs - startMs < LONG_MS) return null;
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
