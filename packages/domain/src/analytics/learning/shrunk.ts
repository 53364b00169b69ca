import type { Times } from "./learned.ts";
import { meanOf } from "./statistics.ts";

/** What is believed of a group: the logarithm of its times, and how sure that is. */
export type Belief = { mean: number; deviation: number };

/**
 * How far apart the groups of one dimension may truly lie, as standard deviations of logarithms. Weighed beforehand by
 * a half-normal with `RARE`: that a hook, a look or an hour multiplies views by more than two is rare.
 */
const spreads = Array.from({ length: 16 }, (_, index) => 0.02 * 1.3 ** index);
const RARE = 0.4;

/** A range that holds the truth eight times in ten reaches this many deviations to either side. */
const EIGHT_IN_TEN = 1.2816;

/**
 * What is believed of each group of one dimension: its own mean, drawn toward the account's usual (0) the more, the
 * fewer posts it has and the less the groups of this dimension differ at all. `groups` hold the logarithms of each
 * group, at least one, `noise` is the standard deviation of a single post.
 *
 * A hierarchical normal model whose spread between groups is weighed over a grid: estimated as one number, it is often
 * zero, which would claim that every group is exactly as usual. Each group weighs the grid once more by its own mean, so
 * that one that stands out is drawn in less. Source: ADR 104.
 */
export function shrunk(groups: readonly (readonly number[])[], noise: number): Belief[] {
  const means = groups.map((logs) => ({ mean: meanOf(logs), variance: noise ** 2 / logs.length }));
  const shared = weightsOf(means);
  return means.map(({ mean, variance }) => {
    const weights = normalized(spreads.map((spread, at) => (shared[at] ?? 0) + likelihood(mean, spread, variance)));
    const parts = spreads.map((spread, at) => {
      const kept = spread ** 2 / (spread ** 2 + variance);
      return { weight: weights[at] ?? 0, mean: kept * mean, variance: kept * variance };
    });
    const believed = parts.reduce((sum, it) => sum + it.weight * it.mean, 0);
    const square = parts.reduce((sum, it) => sum + it.weight * (it.variance + it.mean ** 2), 0);
    return { mean: believed, deviation: Math.sqrt(Math.max(0, square - believed ** 2)) };
  });
}

/** What is believed of a group without any post: as usual, give or take how far the others lie apart. */
export function unseen(groups: readonly (readonly number[])[], noise: number): Belief {
  const weights = normalized(
    weightsOf(groups.map((logs) => ({ mean: meanOf(logs), variance: noise ** 2 / logs.length }))),
  );
  return { mean: 0, deviation: Math.sqrt(spreads.reduce((sum, it, at) => sum + (weights[at] ?? 0) * it ** 2, 0)) };
}

/** The logarithm of the weight of each spread, after all means of a dimension. */
const weightsOf = (means: readonly { mean: number; variance: number }[]): number[] =>
  spreads.map((spread) =>
    means.reduce(
      (sum, { mean, variance }) => sum + likelihood(mean, spread, variance),
      // The grid is even on a log scale, so that a larger spread stands for more.
      Math.log(spread) - spread ** 2 / (2 * RARE ** 2),
    ),
  );

/** The logarithm of how likely a mean is, around 0. */
function likelihood(mean: number, spread: number, variance: number): number {
  const total = spread ** 2 + variance;
  return -(Math.log(total) + mean ** 2 / total) / 2;
}

/** Weights from their logarithms, with the sum 1. */
function normalized(logs: readonly number[]): number[] {
  const most = Math.max(...logs);
  const raw = logs.map((log) => Math.exp(log - most));
  const sum = raw.reduce((a, b) => a + b, 0);
  return raw.map((weight) => weight / sum);
}

/** A belief as a multiple of the usual. */
export const timesOf = ({ mean, deviation }: Belief): Times => ({
  low: Math.exp(mean - EIGHT_IN_TEN * deviation),
  mid: Math.exp(mean),
  high: Math.exp(mean + EIGHT_IN_TEN * deviation),
});
