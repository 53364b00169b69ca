import * as z from "zod/mini";
import { Id, Instant } from "../../kernel/index.ts";
import { Platform, platformNames } from "../../social-accounts/index.ts";
import type { DailyTotals } from "../readings/daily-totals.ts";
import { Day } from "../readings/reading-day.ts";
import { comparisonOf } from "../report/comparison.ts";
import { isIn } from "../report/period.ts";
import { wholeProject } from "../report/selection.ts";
import { summedMetrics } from "../report/summed-metrics.ts";
import type { ResultRow } from "../result-row.ts";
import { weekBefore } from "./monday.ts";

/** Posts that a report names. Our own choice. */
const MOST_POSTS = 3;

/** A number of the week beside that of the week before; `change` is a share, null if nothing can be said. */
const Compared = z.object({
  now: z.nullable(z.number()),
  before: z.nullable(z.number()),
  change: z.nullable(z.number()),
});

/** A week of a project as its report tells it: the numbers that Analyze shows for the same days. */
export const WeekInNumbers = z.object({
  project: z.string(),
  /** The key of the brand's logo; null without one. */
  logoKey: z.nullable(z.string()),
  from: Day,
  to: Day,
  posts: Compared,
  metrics: z.record(z.enum(summedMetrics), Compared),
  engagement: Compared,
  /** The posts of the week with the most views, the most first; `account` is such as `TikTok @acme`. */
  best: z.array(z.object({ postId: Id, name: z.string(), account: z.string(), views: z.number() })),
  /** When each platform last told something; null for one that has told nothing yet. */
  read: z.array(z.object({ platform: Platform, at: z.nullable(Instant) })),
});
export type WeekInNumbers = z.infer<typeof WeekInNumbers>;

type Facts = {
  project: string;
  logoKey: string | null;
  /** All published targets of the project, with their latest numbers. */
  rows: readonly ResultRow[];
  daily: readonly DailyTotals[];
};

/** The week before an instant; null if nothing was posted in it and nothing was seen. */
export function weekInNumbers({ project, logoKey, rows, daily }: Facts, at: Instant): WeekInNumbers | null {
  const period = weekBefore(at);
  const { posts, metrics, engagement } = comparisonOf({ period, selection: wholeProject }, daily, rows);
  if (!posts.now && !metrics.views.now) return null;
  const best = rows
    .flatMap(({ values, publishedAt, ...row }) => {
      const views = values?.views ?? 0;
      return views > 0 && isIn(period, publishedAt) ? [{ ...row, views }] : [];
    })
    .toSorted((a, b) => b.views - a.views)
    .slice(0, MOST_POSTS)
    .map(({ postId, name, platform, username, views }) => ({
      ...{ postId, name, views },
      account: `${platformNames[platform]} @${username}`,
    }));
  const read = [...Map.groupBy(rows, ({ platform }) => platform)].map(([platform, some]) => ({
    platform,
    at: some.reduce<Instant | null>((last, { collectedAt }) => later(last, collectedAt), null),
  }));
  return { project, logoKey, ...period, posts, metrics, engagement, best, read };
}

const later = (a: Instant | null, b: Instant | null): Instant | null => (a === null || (b !== null && b > a) ? b : a);
