import { centered, drawnIn, spreadOf } from "./statistics.ts";

/** Beyond this many robust standard deviations a post counts as if it lay there. Our own choice: a factor of 4 to 10. */
const FAR = 3;

/** The standard deviation of a single post as long as fewer than two are compared. Our own assumption. */
const UNKNOWN_NOISE = 0.7;

/** The logarithms of posts as groups are compared by them: around 0, drawn in, with the spread of a single post. */
export function comparable(all: readonly number[]): { logs: number[]; noise: number } {
  const logs = centered(drawnIn(all, FAR));
  return { logs, noise: spreadOf(logs) || UNKNOWN_NOISE };
}
