import type { TimedBeat } from "./timed-beats.ts";

/** A shorter step is not shown: it would flash. In ms, our own choice. */
const LEAST_MS = 700;

/**
 * The beats as shots, in which each picture or part comes when the voice names it: the screen for each of three taps, the laces and then
 * the heel. What is named again right after, or for too short, stays. Source: ADR 181.
 */
export function bySteps(beats: readonly TimedBeat[]): TimedBeat[] {
  return beats.flatMap(({ steps = [], ...beat }) => {
    const pieces: TimedBeat[] = [beat];
    for (const { startMs, media } of steps) {
      const last = pieces.at(-1);
      if (!last || beat.endMs - startMs < LEAST_MS) continue;
      if (startMs - last.startMs < LEAST_MS) pieces[pieces.length - 1] = { ...last, media };
      else pieces.splice(-1, 1, { ...last, endMs: startMs }, { ...last, startMs, media, part: pieces.length });
    }
    return pieces.map((it, at) => ({ ...it, isLast: it.isLast && at === pieces.length - 1 }));
  });
}
