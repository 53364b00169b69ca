import * as z from "zod/mini";
import { PostedType } from "../assets/index.ts";
import { Id, Instant } from "../kernel/index.ts";
import { Platform } from "../social-accounts/index.ts";

const Count = z.nullable(z.number().check(z.int(), z.nonnegative()));

/**
 * What a platform counts for one post. Null is "the platform does not tell", which is not zero.
 * Source: docs/experience.md#ranking.
 */
export const MetricValues = z.object({
  views: Count,
  likes: Count,
  comments: Count,
  shares: Count,
  saves: Count,
  reach: Count,
});
export type MetricValues = z.infer<typeof MetricValues>;

/** One reading of one target's numbers. Collection `metrics`. */
export const MetricSnapshot = z.object({
  id: Id,
  uid: z.string(),
  projectId: Id,
  postId: Id,
  targetId: Id,
  values: MetricValues,
  createdAt: Instant,
});
export type MetricSnapshot = z.infer<typeof MetricSnapshot>;

/** One published target with its latest numbers, as Analyze shows it. */
export const ResultRow = z.object({
  postId: Id,
  targetId: Id,
  platform: Platform,
  username: z.string(),
  name: z.string(),
  hook: z.nullable(z.string()),
  /** The hook of the library that opens it; null for a line of the user's own. */
  hookId: z.nullable(z.string()),
  assetType: PostedType,
  publishedAt: Instant,
  permalink: z.nullable(z.string()),
  coverUrl: z.nullable(z.string()),
  values: z.nullable(MetricValues),
  collectedAt: z.nullable(Instant),
});
export type ResultRow = z.infer<typeof ResultRow>;

/** What Analyze shows for a project: each published target and the sums of what is known. */
export const AnalyticsSummary = z.object({ rows: z.array(ResultRow), totals: MetricValues });
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>;

/** The sum of the known values; null if none is known. */
export function totalOf(readings: readonly MetricValues[]): MetricValues {
  const sum = (key: keyof MetricValues) => {
    const known = readings.map((reading) => reading[key]).filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((a, b) => a + b, 0);
  };
  return {
    views: sum("views"),
    likes: sum("likes"),
    comments: sum("comments"),
    shares: sum("shares"),
    saves: sum("saves"),
    reach: sum("reach"),
  };
}
