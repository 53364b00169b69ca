import type { Instant } from "../../kernel/index.ts";
import type { NotificationAbout } from "../../notifications/index.ts";
import { isPlanned, type Target } from "../../scheduling/index.ts";
import type { DailyTotals } from "../readings/daily-totals.ts";
import { gainedIn } from "../report/gained-in.ts";
import { isIn, startOf } from "../report/period.ts";
import { wholeProject } from "../report/selection.ts";
import { weekBefore } from "./monday.ts";

export type WeeklyDigest = Extract<NotificationAbout, { kind: "weekly-digest" }>;

/** What a user's digest is made of, of all projects. `targets` and `daily` may hold more than the week. */
type WeekOfUser = {
  targets: readonly Pick<Target, "postId" | "state" | "publishAt" | "publication">[];
  daily: readonly DailyTotals[];
};

/** What happened in the week before an instant, and what is planned after it; null if there is nothing to tell. */
export function weeklyDigest({ targets, daily }: WeekOfUser, at: Instant): WeeklyDigest | null {
  const week = weekBefore(at);
  const postsOf = (some: WeekOfUser["targets"]) => new Set(some.map(({ postId }) => postId)).size;
  const views = gainedIn(daily, week, wholeProject).views ?? null;
  const digest: WeeklyDigest = {
    kind: "weekly-digest",
    from: startOf(week.from),
    published: postsOf(targets.filter(({ publication }) => publication !== null && isIn(week, publication.at))),
    failed: postsOf(targets.filter(({ state, publishAt }) => state === "failed" && isIn(week, publishAt))),
    scheduled: postsOf(targets.filter((it) => isPlanned(it) && it.publishAt > at)),
    views: views === null ? null : Math.max(0, views),
  };
  return digest.published + digest.failed + (digest.views ?? 0) > 0 ? digest : null;
}
