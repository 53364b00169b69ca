import { AgeMarks, Gains, MetricValues, PostFacts } from "@vignette/domain/analytics";
import { Instant } from "@vignette/domain/kernel";
import { Platform } from "@vignette/domain/social-accounts";
import * as z from "zod/mini";
import { ofProject, record } from "../record.ts";

/**
 * The latest metrics of one target, and what it is. Earlier readings are in `readings`; this collection gives the
 * latest for posts of any age in one query. What was stored before a field existed lacks it until the next reading.
 */
const Result = z.object({
  id: z.string(),
  uid: z.string(),
  projectId: z.string(),
  postId: z.string(),
  accountId: z.string(),
  platform: z.optional(Platform),
  values: MetricValues,
  facts: z.optional(PostFacts),
  /** When the target was published. */
  publishedAt: z.optional(Instant),
  marks: z._default(AgeMarks, {}),
  /** The last known counts, also those that the latest reading did not tell. */
  counts: z.optional(Gains),
  /** When the platform told the values. */
  createdAt: Instant,
});
export type Result = z.infer<typeof Result>;

/** Collection `results`, keyed by target id. */
export const resultRecords = record(
  "results",
  Result,
  { createdAt: "timestamp", publishedAt: "timestamp" },
  ofProject("results"),
);
