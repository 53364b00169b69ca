import * as z from "zod/mini";
import { days, Id, Instant } from "../../kernel/index.ts";
import { Platform } from "../../social-accounts/index.ts";
import { countNames } from "../metrics.ts";
import { Day } from "./reading-day.ts";

/** What was gained, by count; a count that no platform told is absent. Negative where a platform took counts back. */
export const Gains = z.partialRecord(z.enum(countNames), z.number().check(z.int()));
export type Gains = z.infer<typeof Gains>;

/** What was gained on a day. */
export const GainsOfDay = z.object({
  gained: z._default(Gains, {}),
  /** Gained at an unknown time since the last reading before this day, after a break in the readings. */
  caughtUp: z._default(Gains, {}),
});
export type GainsOfDay = z.infer<typeof GainsOfDay>;

/**
 * What the posts of one account gained on one day. Collection `daily`, keyed `{projectId}_{accountId}_{day}`, written
 * with the readings. The sums of `gained` and `caughtUp` over any days are what the posts gained in them. A day without
 * a document is a gap: nothing was read for it. Source: ADR 103.
 */
export const DailyTotals = z.extend(GainsOfDay, {
  id: z.string(),
  uid: z.string(),
  projectId: Id,
  accountId: Id,
  platform: Platform,
  day: Day,
  /**
   * The same by kind and look, with the keys of `kindAndLook`, for filters. Absent in what was stored before there was
   * one: then the filtered day is a gap.
   */
  looks: z.optional(z.record(z.string(), GainsOfDay)),
  lastUpdated: Instant,
});
export type DailyTotals = z.infer<typeof DailyTotals>;

/** The longest time whose sums are asked for at once, in days: a year and the year before. Our own choice. */
const SPAN_DAYS = 740;

/** The days of a project whose sums are asked for, both inclusive. */
export const DailySpan = z.object({ projectId: Id, from: Day, to: Day }).check(
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= days(SPAN_DAYS), {
    error: `Ask for at most ${SPAN_DAYS} days.`,
    path: ["to"],
  }),
);
