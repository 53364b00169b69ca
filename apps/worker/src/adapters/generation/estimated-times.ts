import type { SpokenWord } from "@vignette/domain/studio";

/** Estimated time of a letter if the duration is unknown, in ms: about 150 words a minute. */
const LETTER = 65;

/**
 * Estimates the time of each word by its share of the letters. Used only if neither the provider nor a transcription
 * gives times. `lengthMs` is null if the duration is unknown.
 */
export function estimatedTimes(text: string, lengthMs: number | null): { words: SpokenWord[]; durationMs: number } {
  const words = text.split(/\s+/).filter((it) => /[\p{L}\p{N}]/u.test(it));
  const letters = words.reduce((sum, it) => sum + it.length + 1, 0);
  const durationMs = lengthMs ?? letters * LETTER;
  let before = 0;
  const timed = words.map((word) => {
    const startMs = Math.round((before / letters) * durationMs);
    before += word.length + 1;
    return { text: word, startMs, endMs: Math.round(((before - 0.5) / letters) * durationMs) };
  });
  return { words: timed, durationMs };
}
