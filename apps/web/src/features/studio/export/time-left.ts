/** Earlier guesses jump: the work begins with loading. Our own choice, in ms and as a share of the work. */
const FIRST_GUESS = { elapsed: 1500, progress: 0.08 };

/** `about 20 s left`, or null while nobody can tell. `progress` is 0 to 1, `elapsed` in ms. */
export function timeLeft(progress: number, elapsed: number): string | null {
  if (progress < FIRST_GUESS.progress || progress >= 1 || elapsed < FIRST_GUESS.elapsed) return null;
  const seconds = ((elapsed / progress) * (1 - progress)) / 1000;
  if (seconds < 10) return "a few seconds left";
  if (seconds < 90) return `about ${Math.round(seconds / 5) * 5} s left`;
  return `about ${Math.round(seconds / 60)} min left`;
}
