import type { TimedBeat } from "../videos/words/timed-beats.ts";

/** The shortest time of a number before its label. Our own choice. */
export const LEAST_CARD_MS = 200;
/** Words that are said while they stand need no more. Source: docs/content.md#reading-time. */
export const HEARD_MS = 1500;
/** Times are cut to frames. */
export const FRAME_MS = 34;

/** A point that is said too fast to be read begins in the pause before it. */
export const inTime = (beats: readonly TimedBeat[]): TimedBeat[] => {
  const startsMs = beats.map((beat, at) => {
    const missing = LEAST_CARD_MS + HEARD_MS + FRAME_MS - (beat.endMs - beat.startMs);
    const saidMs = beats[at - 1]?.said.at(-1)?.endMs ?? beat.startMs;
    return missing > 0 && at > 0 && beat.role !== "ask"
      ? Math.min(beat.startMs, Math.max(saidMs, beat.startMs - missing))
      : beat.startMs;
  });
  return beats.map((beat, at) => {
    const startMs = startsMs[at] ?? beat.startMs;
    const endMs = startsMs[at + 1] ?? beat.endMs;
    const text = { textStartMs: beat.textStartMs === beat.startMs ? startMs : beat.textStartMs };
    return { ...beat, ...text, startMs, endMs, textEndMs: Math.min(beat.textEndMs, endMs) };
  });
};
