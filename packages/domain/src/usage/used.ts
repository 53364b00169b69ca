import type { Instant } from "../kernel/index.ts";
import type { Amounts } from "../plans/index.ts";
import type { Period } from "./period.ts";

/** What was stored of earlier counts, and when. */
export type StoredUsage = { limitsUsed: Amounts; updateDate: Instant };

/** Whether the stored counts belong to this period; older ones say nothing about it. */
export function isOfPeriod(stored: StoredUsage | null, period: Period): stored is StoredUsage {
  return stored !== null && stored.updateDate >= period.startsAt;
}

/** Usage only grows within a period: the larger of stored and freshly counted. Source: spec §9, Usage counting. */
export function usedInPeriod(counted: Amounts, stored: StoredUsage | null, period: Period): Amounts {
  if (!isOfPeriod(stored, period)) return counted;
  const { limitsUsed } = stored;
  return {
    videos: Math.max(counted.videos, limitsUsed.videos),
    images: Math.max(counted.images, limitsUsed.images),
    projects: Math.max(counted.projects, limitsUsed.projects),
    socialAccounts: Math.max(counted.socialAccounts, limitsUsed.socialAccounts),
  };
}
