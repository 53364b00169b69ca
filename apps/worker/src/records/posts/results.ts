import { MetricValues } from "@vignette/domain/analytics";
import { Instant } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { ofProject, record } from "../record.ts";

/**
 * The latest metrics of one target. Earlier measurements are in `metrics`; this collection gives the latest for posts
 * of any age in one query.
 */
const Result = z.object({
  id: z.string(),
  uid: z.string(),
  projectId: z.string(),
  postId: z.string(),
  accountId: z.string(),
  values: MetricValues,
  createdAt: Instant,
});
export type Result = z.infer<typeof Result>;

/** Collection `results`, keyed by target id. */
export const resultRecords = record("results", Result, { createdAt: "timestamp" }, ofProject("results"));
