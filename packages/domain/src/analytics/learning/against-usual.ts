import { type MarkName, markNames } from "./age-marks.ts";
import { LEARNED_FROM, type MeasuredTarget } from "./learned.ts";
import { meanOf, medianOf } from "./statistics.ts";

/** What a target is compared by. */
export type Aged = Pick<MeasuredTarget, "postId" | "accountId" | "marks">;

/** A target, and the logarithm of how many times its account's usual views its post had, at the same age. */
export type Compared<T extends Aged = MeasuredTarget> = { target: T; log: number };

/**
 * How much views grow from an age to a week, as a logarithm, where fewer than five posts of an account tell it. Our own
 * assumption: 60 % of a week's views come on the first day, 85 % in three. Source: ADR 104.
 */
const usualGrowth: Record<MarkName, number> = { "1d": -Math.log(0.6), "3d": -Math.log(0.85), "7d": 0 };

/**
 * Each post against the usual of its own account: its views at the oldest age it has reached, grown to a week by the
 * account's own curve, divided by what is usual there. Accounts with fewer than five such posts are left out. A post to
 * several accounts counts once, with the mean of its logarithms.
 */
export function againstUsual<T extends Aged>(targets: readonly T[]): Compared<T>[] {
  const byAccount = Map.groupBy(targets, ({ accountId }) => accountId);
  const compared = [...byAccount.values()].flatMap((some) => compareAccount(some));
  return [...Map.groupBy(compared, ({ target }) => target.postId).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, log: meanOf(same.map(({ log }) => log)) }] : [];
  });
}

function compareAccount<T extends Aged>(targets: readonly T[]): Compared<T>[] {
  const growth = growthOf(targets);
  const known = targets.flatMap((target) => {
    const { marks } = target;
    const oldest = markNames.findLast((name) => marks[name] !== undefined);
    if (oldest === undefined) return [];
    return [{ target, log: logOf(marks[oldest]) + growth[oldest] }];
  });
  if (known.length < LEARNED_FROM) return [];
  const usual = medianOf(known.map(({ log }) => log));
  return known.map((post) => ({ ...post, log: post.log - usual }));
}

/** The account's own growth from each age to a week. */
function growthOf(targets: readonly Aged[]): Record<MarkName, number> {
  const growth = { ...usualGrowth };
  for (const name of markNames) {
    const told = targets.flatMap(({ marks }) =>
      marks[name] === undefined || marks["7d"] === undefined ? [] : [logOf(marks["7d"]) - logOf(marks[name])],
    );
    if (told.length >= LEARNED_FROM) growth[name] = medianOf(told);
  }
  return growth;
}

/** Of views plus one, so that a post without views has one as well. */
const logOf = (views = 0) => Math.log(views + 1);
