import { m } from "@vignette/messages";

/**
 * No estimate before this: at first only loading is measured. Elapsed time in ms, progress as a share of the work. Our
 * own choice.
 */
const FIRST_GUESS = { elapsed: 1500, progress: 0.08 };

/** `about 20 s left`, or null while there is no estimate. `progress` is 0 to 1, `elapsed` is in ms. */
export function timeLeft(progress: number, elapsed: number): string | null {
  if (progress < FIRST_GUESS.progress || progress >= 1 || elapsed < FIRST_GUESS.elapsed) return null;
  const seconds = ((elapsed / progress) * (1 - progress)) / 1000;
  if (seconds < 10) return m.media_few_seconds_left();
  if (seconds < 90) return m.media_about_s_left({ seconds: Math.round(seconds / 5) * 5 });
  return m.media_about_min_left({ minutes: Math.round(seconds / 60) });
}
