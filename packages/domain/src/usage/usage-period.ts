import * as z from "zod/mini";
import { Instant, instant } from "../kernel/index.ts";
import type { Period } from "./period.ts";

const count = z.catch(z.number().check(z.int(), z.nonnegative()), 0);

/**
 * What a user has created in one usage period. It is written in the same commit as the items that it counts, and only
 * grows. Collection `usage_periods`. Source: spec §9, Usage counting; ADR 44.
 */
export const UsagePeriod = z.object({
  uid: z.string(),
  startsAt: Instant,
  resetsAt: Instant,
  images: count,
  videos: count,
  /** Changes with every request that the limit was checked for, so that two of them never count the same remainder. */
  turn: count,
  expiresAt: Instant,
});
export type UsagePeriod = z.infer<typeof UsagePeriod>;

/** The limits that are counted per period; the others count what exists. Source: spec §9. */
export type PeriodKey = "images" | "videos";
export type PeriodCounts = Record<PeriodKey, number>;

/** The key of a user's documents of a period: `{uid}_2026-11-01`. */
export const periodId = (uid: string, { startsAt }: Pick<Period, "startsAt">): string =>
  `${uid}_${new Date(startsAt).toISOString().slice(0, 10)}`;

/**
 * How long counts are kept after their period, in months; those of a deleted account as well, without the user's id.
 * Our own choice: a year and a month, so that a yearly bill can be explained. Source: ADR 44.
 */
const KEPT_MONTHS = 13;

/** When the counts of something that happened at `at` are removed. */
export function usageExpiry(at: Instant): Instant {
  const date = new Date(at);
  return instant(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + KEPT_MONTHS, date.getUTCDate()));
}
