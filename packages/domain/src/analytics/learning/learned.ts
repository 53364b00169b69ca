import type { Platform } from "../../social-accounts/index.ts";
import type { PostFacts } from "../post-facts.ts";
import type { AgeMarks } from "./age-marks.ts";

/** What posts are grouped by to learn from them. */
export const dimensions = ["hook", "category", "kind", "look", "length", "hour"] as const;
export type Dimension = (typeof dimensions)[number];

/** Posts from which anything is said of a group. Source: docs/experience.md#ranking. */
export const LEARNED_FROM = 5;

/** One published target, as learning reads it. */
export type MeasuredTarget = {
  postId: string;
  targetId: string;
  accountId: string;
  platform: Platform;
  facts: PostFacts;
  marks: AgeMarks;
};

/** How many times the account's usual views, at the same age: the middle, and a range that holds it 8 times in 10. */
export type Times = { low: number; mid: number; high: number };

/** The posts that have one thing in common, and what is known of it. */
export type LearnedGroup = {
  dimension: Dimension;
  /** A hook's id, a category, a kind, a look, or the name of a length or of a part of the day. */
  value: string;
  /** Posts whose views could be compared. */
  n: number;
  /** Null under five posts: then nothing is said. */
  times: Times | null;
  /** Better than the rest beyond chance, every comparison of the account counted. */
  isWinner: boolean;
};

export type Learning = {
  /** Posts that were compared. */
  n: number;
  /** Posts that are too young, or whose views are unknown, or of an account with fewer than five. */
  leftOut: number;
  /** Of every dimension, the best first. */
  groups: LearnedGroup[];
};
