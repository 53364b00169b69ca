import * as z from "zod/mini";
import { Id, Instant } from "../kernel/index.ts";

const Count = z.nullable(z.number().check(z.int(), z.nonnegative()));
/** A count that older stored readings lack: they read as null. */
const LaterCount = z._default(Count, null);

/**
 * What a platform counts for one post, from its publication on: a snapshot, never summed over time. Null is "the
 * platform does not tell", which is not zero. Neither platform tells the share of viewers who watched to the end.
 * Source: docs/experience.md#ranking; docs/platforms/tiktok.md#display-api, docs/platforms/instagram.md#insights.
 */
export const MetricValues = z.object({
  views: Count,
  likes: Count,
  comments: Count,
  shares: Count,
  saves: Count,
  reach: Count,
  /** New followers that came from the post. Instagram, not for reels. */
  follows: LaterCount,
  /** Visits to the account's profile that came from the post. Instagram, photo posts only. */
  profileVisits: LaterCount,
  /** Milliseconds that a view lasts on average, replays included. Instagram, reels only. */
  avgWatchMs: LaterCount,
});
export type MetricValues = z.infer<typeof MetricValues>;
export type MetricName = keyof MetricValues;

/** The counts that can be added up over posts; an average watch time cannot. */
export const countNames = [
  "views",
  "likes",
  "comments",
  "shares",
  "saves",
  "reach",
  "follows",
  "profileVisits",
] as const satisfies readonly MetricName[];
export type CountName = (typeof countNames)[number];

/** Nothing known. */
export const noValues: MetricValues = {
  views: null,
  likes: null,
  comments: null,
  shares: null,
  saves: null,
  reach: null,
  follows: null,
  profileVisits: null,
  avgWatchMs: null,
};

/**
 * One reading of one target's numbers, one document each. Collection `metrics`: written until readings were stored by
 * day (`ReadingDay`), and still read. Source: ADR 103.
 */
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
