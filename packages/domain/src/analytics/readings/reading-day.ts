import * as z from "zod/mini";
import { Id, Instant } from "../../kernel/index.ts";
import { MetricValues } from "../metrics.ts";

/** A calendar day in UTC, such as `2026-11-24`. */
export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
export type Day = z.infer<typeof Day>;

/** The numbers of one target at one instant. */
export const ReadingPoint = z.object({ at: Instant, values: MetricValues });
export type ReadingPoint = z.infer<typeof ReadingPoint>;

/**
 * The readings of one target on one day, in order of time: 90 documents at most for a post's whole curve. Collection
 * `readings`, keyed `{targetId}_{day}`. A day without a document was not read: a gap, not a zero. Source: ADR 103.
 */
export const ReadingDay = z.object({
  id: z.string(),
  uid: z.string(),
  projectId: Id,
  postId: Id,
  targetId: Id,
  accountId: Id,
  day: Day,
  points: z.array(ReadingPoint),
  lastUpdated: Instant,
});
export type ReadingDay = z.infer<typeof ReadingDay>;
