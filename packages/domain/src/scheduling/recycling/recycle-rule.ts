import * as z from "zod/mini";
import { Id, Instant } from "../../kernel/index.ts";

/**
 * How a project repeats its top posts automatically. It only plans: each post is on the calendar for days before it is
 * published. Minimum and maximum are our own choice (ADR 40).
 */
export const RecycleRule = z.object({
  on: z.boolean(),
  /** The accounts that it plans for; each has its own history, its own median and its own weekly times. */
  accountIds: z.array(Id).check(z.maxLength(50)),
  /**
   * Minimum number of days before a creation is repeated on an account, counted by the clocks of the account's zone.
   */
  restDays: z.number().check(z.int(), z.minimum(7), z.maximum(365)),
  /** A creation goes out at most so often on an account, the first time included. */
  mostTimes: z.number().check(z.int(), z.minimum(2), z.maximum(20)),
  /** Maximum number of repeated posts a week on an account; weeks begin on Monday in its zone. */
  perWeek: z.number().check(z.int(), z.minimum(1), z.maximum(14)),
  /** A top post had at least this many times the median of its account. */
  timesMedian: z.number().check(z.minimum(1.1), z.maximum(20)),
});
export type RecycleRule = z.infer<typeof RecycleRule>;

/** What a project starts from: off, and careful once it is on. */
export const defaultRecycleRule: RecycleRule = {
  on: false,
  accountIds: [],
  restDays: 30,
  mostTimes: 3,
  perWeek: 2,
  timesMedian: 2,
};

/**
 * What was once planned by the rule. It outlives the post: what its owner deleted is not planned again within its rest,
 * and nothing else takes its place in that week.
 */
export const BroughtBack = z.object({ postId: Id, accountId: Id, creation: Id, publishAt: Instant });
export type BroughtBack = z.infer<typeof BroughtBack>;

/** A rule to save, to preview or to apply at once. */
export const RecycleInput = z.object({ projectId: Id, rule: RecycleRule });
