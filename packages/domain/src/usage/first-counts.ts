import type { Instant } from "../kernel/index.ts";
import type { PeriodCounts } from "./usage-period.ts";

/** Counts of an earlier record, and when its period ends. */
export type EarlierCounts = PeriodCounts & { resetsAt: Instant };

/**
 * The counts with which a period begins: what was made in it already, and on the free plan also what earlier periods
 * counted that have not ended. So neither a new anniversary nor a new account begins afresh; a purchase does.
 * Source: ADR 44.
 */
export function firstCounts(
  made: PeriodCounts,
  { earlier, isFree, now }: { earlier: readonly EarlierCounts[]; isFree: boolean; now: Instant },
): PeriodCounts {
  const open = isFree ? earlier.filter(({ resetsAt }) => resetsAt > now) : [];
  return {
    images: Math.max(made.images, ...open.map((it) => it.images)),
    videos: Math.max(made.videos, ...open.map((it) => it.videos)),
  };
}
