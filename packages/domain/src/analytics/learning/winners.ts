import { type Chance, shuffle } from "./seeded.ts";
import { centered, drawnIn, spreadOf } from "./statistics.ts";

/** Posts from which a group can be named a winner, and as many must be outside of it. Our own choice. */
const NAMED_FROM = 10;
/** How often a winner may be named among groups that do not differ, all comparisons of an account together. */
const FALSE_RATE = 0.03;
/** Robust standard deviations beyond which a post counts no more. Lower than for ranges: it finds more of heavy tails. */
const FAR = 1.5;
/** Orders of the posts that are tried. */
const SHUFFLES = 600;

/**
 * The groups that did better than all other posts by more than chance explains: at most one of each dimension.
 * `all` are the logarithms of posts, `dimensions` hold the groups of each dimension, a group the positions of its posts.
 *
 * Posts are dealt out to the groups anew many times, and a group wins if it stands out further than the best group of
 * any dimension does in 97 of 100 deals. So the rate of false winners holds for all groups and dimensions together,
 * however they overlap and however views are spread. Source: Westfall and Young 1993 (maxT), ADR 104.
 */
export function winners(
  all: readonly number[],
  dimensions: readonly (readonly (readonly number[])[])[],
  chance: Chance,
): (readonly number[])[] {
  const logs = centered(drawnIn(all, FAR));
  const named = dimensions.map((groups) =>
    groups.filter((group) => group.length >= NAMED_FROM && logs.length - group.length >= NAMED_FROM),
  );
  if (spreadOf(logs) === 0 || named.every((groups) => groups.length === 0)) return [];

  const dealt = [...logs];
  const bests = Array.from({ length: SHUFFLES }, () => {
    shuffle(dealt, chance);
    return Math.max(...named.flat().map((group) => standsOut(dealt, group)));
  });
  const limit = bests.toSorted((a, b) => b - a)[Math.floor(FALSE_RATE * SHUFFLES)] ?? Number.POSITIVE_INFINITY;
  return named.flatMap((groups) => {
    const [best] = groups.toSorted((a, b) => standsOut(logs, b) - standsOut(logs, a));
    return best && standsOut(logs, best) > limit ? [best] : [];
  });
}

/**
 * How far a group's mean lies above the others', in units in which groups of any size are alike; the mean of all `logs`
 * is 0. Their spread is the same in every deal, so it needs no part in it.
 */
function standsOut(logs: readonly number[], group: readonly number[]): number {
  let sum = 0;
  for (const at of group) sum += logs[at] ?? 0;
  const others = logs.length - group.length;
  return sum / Math.sqrt((group.length * others) / logs.length);
}
