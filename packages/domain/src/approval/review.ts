import type { PostedFile } from "../assets/index.ts";
import type { Instant } from "../kernel/index.ts";
import type { Comment, OptionFact, Post, Schedule, Target } from "../scheduling/index.ts";
import type { Platform } from "../social-accounts/index.ts";

/** One file as a platform will show it. */
export type ReviewFile = { type: PostedFile["type"]; url: string; width: number; height: number };

/** A post as it will appear on one account. */
export type ReviewTarget = {
  platform: Platform;
  username: string;
  caption: string;
  /** The choices that matter to a reader. */
  facts: readonly OptionFact[];
  files: readonly ReviewFile[];
};

/** The state of a post as a reviewer sees it. */
export type ReviewState = "waiting" | "approved" | "changes" | "late" | "withdrawn";

/** A post as a visitor sees it: what will appear, when, and what was said. Nothing of its owner but a name. */
export type ReviewPost = {
  id: string;
  name: string;
  /** Handed back with a decision. Null where the files are gone: then nothing can be decided. */
  seen: string | null;
  state: ReviewState;
  decidedBy: string | null;
  decidedAt: Instant | null;
  schedule: Schedule;
  /** Its time has passed: approving it does not post it. */
  isPast: boolean;
  targets: readonly ReviewTarget[];
  comments: readonly Comment[];
};

/** Everything behind a review link. */
export type Review = { project: string; expiresAt: Instant; posts: readonly ReviewPost[] };

/** The state of a post as a reviewer sees it, from its approval and its targets. */
export function reviewState(post: Pick<Post, "approval">, targets: readonly Pick<Target, "state">[]): ReviewState {
  if (targets.some(({ state }) => state === "awaiting-approval")) return "waiting";
  if (targets.every(({ state }) => state === "cancelled")) return "withdrawn";
  const decided = post.approval?.state;
  return decided === undefined || decided === "waiting" ? "withdrawn" : decided;
}
