import type { Platform } from "../../social-accounts/index.ts";
import type { CountName, MetricName } from "../metrics.ts";

/** What is added up over posts, in the order of the report. A sum of reach would count people twice. */
export const summedMetrics = [
  "views",
  "likes",
  "comments",
  "shares",
  "saves",
  "follows",
] as const satisfies CountName[];
export type SummedMetric = (typeof summedMetrics)[number];

/**
 * What a platform never tells of a post. Source: docs/platforms/tiktok.md#display-api, docs/platforms/instagram.md#insights.
 */
const untold: Record<Platform, readonly MetricName[]> = {
  tiktok: ["saves", "reach", "follows", "profileVisits", "avgWatchMs"],
  instagram: [],
};

/** Whether a platform tells a number of any post. */
export const tells = (platform: Platform, name: MetricName): boolean => !untold[platform].includes(name);
