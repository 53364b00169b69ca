import * as z from "zod/mini";
import { PostedType } from "../assets/index.ts";
import { Id, Instant } from "../kernel/index.ts";
import { Platform } from "../social-accounts/index.ts";
import { AgeMarks, type MeasuredTarget } from "./learning/index.ts";
import { MetricValues } from "./metrics.ts";
import { PostFacts } from "./post-facts.ts";

/** One published target with its latest numbers, as Analyze shows it. */
export const ResultRow = z.object({
  postId: Id,
  targetId: Id,
  accountId: Id,
  platform: Platform,
  username: z.string(),
  name: z.string(),
  hook: z.nullable(z.string()),
  /** The hook of the library that opens it; null for a line of the user's own. */
  hookId: z.nullable(z.string()),
  assetType: PostedType,
  /** Null until its numbers were read for the first time. */
  facts: z.nullable(PostFacts),
  marks: AgeMarks,
  publishedAt: Instant,
  permalink: z.nullable(z.string()),
  coverUrl: z.nullable(z.string()),
  values: z.nullable(MetricValues),
  /** When the platform told these numbers. */
  collectedAt: z.nullable(Instant),
});
export type ResultRow = z.infer<typeof ResultRow>;

/** What Analyze shows for a project: each published target and the sums of what is known. */
export const AnalyticsSummary = z.object({ rows: z.array(ResultRow), totals: MetricValues });
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>;

/** The rows that learning can use: those of which it is known what they are. */
export const measuredIn = (rows: readonly ResultRow[]): MeasuredTarget[] =>
  rows.flatMap(({ facts, ...row }) => (facts === null ? [] : [{ ...row, facts }]));
