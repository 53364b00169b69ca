/** Shown from this long after the start, because earlier guesses jump, in ms. Source: ux §4, Progress. */
const FIRST_GUESS = 1500;

/** `about 20 s left`, or null while nobody can tell. `progress` is 0 to 1, `elapsed` in ms. */
export function timeLeft(progress: number, elapsed: number): string | null {
  if (progress <= 0 || progress >= 1 || elapsed < FIRST_GUESS) return null;
  const seconds = ((elapsed / progress) * (1 - progress)) / 1000;
  if (seconds < 10) return "a few seconds left";
  if (seconds < 90) return `about ${Math.round(seconds / 5) * 5} s left`;
  return `about ${Math.round(seconds / 60)} min left`;
}
