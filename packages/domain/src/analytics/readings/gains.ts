import { days, type Instant, instant } from "../../kernel/index.ts";
import { type CountName, countNames, type MetricValues } from "../metrics.ts";
import type { Gains } from "./daily-totals.ts";
import { readEvery } from "./measuring-plan.ts";
import type { Day } from "./reading-day.ts";

/** What is added to the totals of one day. */
export type DayGain = { day: Day; gained: Gains; caughtUp: Gains };

/** The last known counts of a post at an instant. A count that was never known is absent. */
export type Counted = { at: Instant; counts: Gains };

/** The counts of a new post: none of anything. */
export const atPublication = (publishedAt: Instant): Counted => ({ at: publishedAt, counts: {} });

/** The day of an instant, in UTC. */
export const dayOf = (at: Instant): Day => new Date(at).toISOString().slice(0, 10);

/** What a single reading knows. */
export const countedOf = (at: Instant, values: MetricValues): Counted => countedAfter({ at, counts: {} }, values, at);

/** The last known counts after a reading: what it does not tell stays as it was. */
export function countedAfter(before: Counted, values: MetricValues, at: Instant): Counted {
  const counts = { ...before.counts };
  for (const name of countNames) {
    const count = values[name];
    if (count !== null) counts[name] = count;
  }
  return { at, counts };
}

/**
 * What a post gained between two readings, by day, spread by time. If longer passed between them than planned, nobody
 * knows when: all of it is caught up on the day of the later one. The sum of all days is the difference of both.
 */
export function gainsBetween(publishedAt: Instant, before: Counted, after: Counted): DayGain[] {
  const isBroken = after.at - before.at > Math.max(2 * readEvery(after.at - publishedAt), days(1));
  if (isBroken) {
    return [{ day: dayOf(after.at), gained: zeros(after.counts), caughtUp: changeOf(before.counts, after.counts) }];
  }
  const gains: DayGain[] = [];
  let [from, counts] = [before.at, before.counts];
  while (from < after.at || gains.length === 0) {
    const to = instant(Math.min(after.at, (Math.floor(from / days(1)) + 1) * days(1)));
    const next = to === after.at ? after.counts : countsAt(before, after, to);
    gains.push({ day: dayOf(from), gained: changeOf(counts, next), caughtUp: {} });
    [from, counts] = [to, next];
  }
  return gains;
}

/** What a late reading, between two known ones, changes of what was added for both. */
export function correction(
  publishedAt: Instant,
  [before, late, after]: readonly [Counted, Counted, Counted],
): DayGain[] {
  const parts = [...gainsBetween(publishedAt, before, late), ...gainsBetween(publishedAt, late, after)];
  return summed([...parts, ...gainsBetween(publishedAt, before, after).map(negative)]);
}

/** One entry per day. */
export function summed(gains: readonly DayGain[]): DayGain[] {
  return [...Map.groupBy(gains, ({ day }) => day)].map(([day, parts]) => ({
    day,
    gained: sumOf(parts.map(({ gained }) => gained)),
    caughtUp: sumOf(parts.map(({ caughtUp }) => caughtUp)),
  }));
}

/** Several gains as one. */
export function sumOf(gains: readonly Gains[]): Gains {
  const sum: Gains = {};
  for (const gain of gains) for (const name of namesIn(gain)) sum[name] = (sum[name] ?? 0) + (gain[name] ?? 0);
  return sum;
}

const negative = ({ day, gained, caughtUp }: DayGain): DayGain => ({
  day,
  gained: less(gained),
  caughtUp: less(caughtUp),
});
const less = (gains: Gains): Gains => mapped(gains, (count) => 0 - count);
const zeros = (counts: Gains): Gains => mapped(counts, () => 0);
const changeOf = (before: Gains, after: Gains): Gains => mapped(after, (count, name) => count - (before[name] ?? 0));

/** Rounded, so that the parts of several days add up to the whole. */
const countsAt = (before: Counted, after: Counted, at: Instant): Gains =>
  mapped(after.counts, (count, name) => {
    const from = before.counts[name] ?? 0;
    return from + Math.round(((count - from) * (at - before.at)) / (after.at - before.at));
  });

function mapped(gains: Gains, change: (count: number, name: CountName) => number): Gains {
  const changed: Gains = {};
  for (const name of namesIn(gains)) changed[name] = change(gains[name] ?? 0, name);
  return changed;
}

const namesIn = (gains: Gains): CountName[] => countNames.filter((name) => gains[name] !== undefined);
