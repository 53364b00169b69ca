import type { Instant } from "../kernel/index.ts";
import type { Amounts } from "../plans/index.ts";
import type { Period } from "./period.ts";

/** What was kept of earlier counts, and when. */
export type KeptUsage = { limitsUsed: Amounts; updateDate: Instant };

/** Whether the kept counts belong to this period; older ones say nothing about it. */
export function isOfPeriod(kept: KeptUsage | null, period: Period): kept is KeptUsage {
  return kept !== null && kept.updateDate >= period.startsAt;
}

/** Usage only grows within a period: the larger of kept and freshly counted. Source: spec §9, Usage counting. */
export function usedOf(counted: Amounts, kept: KeptUsage | null, period: Period): Amounts {
  if (!isOfPeriod(kept, period)) return counted;
  const { limitsUsed } = kept;
  return {
    videos: Math.max(counted.videos, limitsUsed.videos),
    images: Math.max(counted.images, limitsUsed.images),
    projects: Math.max(counted.projects, limitsUsed.projects),
    socialAccounts: Math.max(counted.socialAccounts, limitsUsed.socialAccounts),
  };
}
