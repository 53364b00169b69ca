import type { TimedBeat } from "./timed-beats.ts";

/** A title that is heard stands for this long at least. Source: docs/content.md#reading-time. */
const LEAST_MS = 1500;

/**
 * The beats of a film of mistakes, in which the title of the last one goes as the voice says what mends it: it would stand over the
 * product. Mistakes before it are pains, and it is a point. Source: ADR 180.
 */
export const clearedAtCure = (beats: readonly TimedBeat[]): TimedBeat[] =>
  beats.map((beat, at) => {
    const isMended = beat.role === "point" && beats[at - 1]?.role === "pain" && beat.text !== "" && !beat.isPlain;
    const cure = isMended ? beat.words.find(({ startMs }) => startMs > beat.textStartMs) : undefined;
    if (!cure) return beat;
    return { ...beat, textEndMs: Math.min(beat.textEndMs, Math.max(cure.startMs, beat.textStartMs + LEAST_MS)) };
  });
