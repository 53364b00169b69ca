import type { SeededChoices } from "./seeded-choices.ts";
import { within, wordCount } from "./words.ts";

/** A line that could not be said with this brief is "" or nothing. */
export type MaybeLine = string | null | undefined | false;

/** One of the lines that can be said and fit, by seed; if none fits, the first one cut. */
export function chooseLine(
  chance: SeededChoices,
  purpose: string,
  lines: readonly MaybeLine[],
  maxWords: number,
): string {
  const sayable = lines.filter((it): it is string => typeof it === "string" && it !== "");
  const fitting = chance.shuffle(purpose, sayable).find((it) => wordCount(it) <= maxWords);
  return fitting ?? within(sayable[0] ?? "", maxWords);
}

export type Pair = readonly [title: string, body: string];

/** One title and body that belong together, by seed. */
export function choosePair(
  chance: SeededChoices,
  purpose: string,
  pairs: readonly Pair[],
  max: { title: number; body: number },
): Pair {
  const fits = ([title, body]: Pair) => wordCount(title) <= max.title && wordCount(body) <= max.body;
  const [title, body] = chance.shuffle(purpose, pairs).find(fits) ?? pairs[0] ?? ["", ""];
  return [within(title, max.title), within(body, max.body)];
}
