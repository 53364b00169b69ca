import type { DailyTotals } from "../readings/daily-totals.ts";
import type { ResultRow } from "../result-row.ts";
import { changeSince, engagementOf, gainedIn } from "./gained-in.ts";
import { isIn, type Period, periodBefore } from "./period.ts";
import type { Selection } from "./selection.ts";
import { type SummedMetric, summedMetrics } from "./summed-metrics.ts";

/** A number of the period beside the one before. `change` is a share, null if nothing can be said. */
export type Compared = { now: number | null; before: number | null; change: number | null };

export type Comparison = {
  /** The period before, equally long. */
  before: Period;
  metrics: Record<SummedMetric, Compared>;
  /** Likes, comments and shares for each view. */
  engagement: Compared;
  posts: Compared;
};

/** The sums of a report. `rows` are the posts of its selection, of any time. */
export function comparisonOf(
  { period, selection }: { period: Period; selection: Selection },
  daily: readonly DailyTotals[],
  rows: readonly Pick<ResultRow, "publishedAt" | "postId">[],
): Comparison {
  const before = periodBefore(period);
  const [gained, earlier] = [gainedIn(daily, period, selection), gainedIn(daily, before, selection)];
  const postsIn = (span: Period) =>
    new Set(rows.filter(({ publishedAt }) => isIn(span, publishedAt)).map(({ postId }) => postId)).size;
  const metrics = Object.fromEntries(
    summedMetrics.map((name) => [name, compared(gained[name], earlier[name])] as const),
  ) as Comparison["metrics"];
  return {
    before,
    metrics,
    engagement: compared(engagementOf(gained) ?? undefined, engagementOf(earlier) ?? undefined),
    posts: compared(postsIn(period), postsIn(before)),
  };
}

const compared = (now: number | undefined, before: number | undefined): Compared => ({
  now: now ?? null,
  before: before ?? null,
  change: changeSince(before, now),
});
