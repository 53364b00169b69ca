import { days, type Instant, instant, later } from "../../kernel/index.ts";
import { slotsBetween } from "../time/weekly-slots.ts";
import { instantOf } from "../time/zone.ts";
import type { PastPost } from "./past-post.ts";
import type { RecyclePlace } from "./recycle-plan.ts";

/** Where and when tests of the plan take place. */
export const zone = "Europe/Berlin";
export const now = at("2026-11-01T12:00");

export function at(wallTime: string): Instant {
  return instantOf(wallTime, zone) ?? instant(0);
}

export const valuesOf = (views: number | null) => ({ views, reach: null, likes: null });

/** A run of a creation for tests: published, and measured three days later. */
export function aRun(
  creation: string,
  daysAgo: number,
  views: number | null,
  change: Partial<PastPost> = {},
): PastPost {
  const out = instant(now - days(daysAgo));
  const id = `${creation}-${daysAgo}`;
  return {
    postId: `p-${id}`,
    targetId: `t-${id}`,
    accountId: "a",
    own: true,
    creation,
    assetId: `asset-${creation}`,
    hookId: null,
    state: "published",
    at: out,
    recycled: false,
    reading: { at: later(out, days(3)), values: valuesOf(views) },
    ...change,
  };
}

/** Slots of nine days. */
export const aPlace = (
  times: { weekday: number; time: string }[],
  change: Partial<RecyclePlace> = {},
  from = now,
): RecyclePlace => {
  const its = change.zone ?? zone;
  const slots = slotsBetween({ zone: its, times }, from, later(from, days(9)));
  return { accountId: "a", zone: its, slots, ...change };
};
export const everyEvening = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: "18:30" }));
