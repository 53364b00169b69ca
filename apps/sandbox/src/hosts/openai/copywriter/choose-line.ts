import type { BrandVoice } from "./voice.ts";
import { wholeWithin, wordCount } from "./words.ts";

/** The best lines come first: one of so many that fit is taken. */
const BEST = 2;

/** One of the best lines that fit, by seed; else the first of those that can replace them; "" if none fits. */
export function chooseLine(
  { chance, take }: Pick<BrandVoice, "chance" | "take">,
  purpose: string,
  lines: readonly string[],
  { most, instead = [] }: { most: number; instead?: readonly string[] },
): string {
  const fits = (it: string) => it !== "" && wordCount(it) <= most;
  const best = lines.filter(fits).slice(0, take === 0 ? BEST : undefined);
  return chance.shuffle(purpose, best)[0] ?? instead.find(fits) ?? "";
}

/** A body with fewer words says too little beneath a title. */
const LEAST_BODY = 3;

export type Pair = readonly [title: string, body: string];

/** The first title with its body that fits, in another take any other; else the first of those that can replace them, whole. */
export function choosePair(
  { chance, take }: Pick<BrandVoice, "chance" | "take">,
  pairs: readonly Pair[],
  { most, instead = [] }: { most: { title: number; body: number }; instead?: readonly Pair[] },
): Pair {
  const isWhole = (body: string) => body === "" || (wordCount(body) >= LEAST_BODY && wordCount(body) <= most.body);
  const fits = ([title, body]: Pair) => wordCount(title) <= most.title && isWhole(body);
  const inTurn = take === 0 ? pairs : chance.shuffle("pair", pairs);
  const found = inTurn.find(fits) ?? instead.find(fits);
  const [title, body] = found ?? instead[0] ?? pairs[0] ?? ["", ""];
  return [wholeWithin(title, most.title), wholeWithin(body, most.body)];
}
