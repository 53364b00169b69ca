import type { Instant } from "../../kernel/index.ts";
import { rulesOf } from "../../social-accounts/index.ts";
import type { FirstComment } from "../post/first-comment.ts";
import type { Attempt, Target } from "../post/post.ts";

/**
 * What the engine does next with a target. The caller does it, then asks `settle` what follows.
 * `rest`: nothing, until a person acts. `send`: write `sending` first, and commit only if that write went in.
 */
export type PublishStep =
  | { type: "rest" }
  | { type: "wait"; until: Instant }
  | { type: "begin" }
  | { type: "prepare"; attempt: Attempt }
  | { type: "send"; attempt: Attempt }
  | { type: "admit-loss" }
  | { type: "close-link"; attempt: Attempt }
  | { type: "check"; attempt: Attempt }
  | CommentStep;

/** What is done for the comment of a post that is out. `comment`: write `comment-sending` first. */
export type CommentStep = { type: "comment" } | { type: "admit-comment-loss" } | { type: "look-for-comment" };

/**
 * The next step of a target, from nothing but what is stored: a run that takes over after a crash, a restart or a
 * deploy continues where the last one stopped. Pure; never throws. Source: docs/architecture.md#publishing.
 */
export function nextStep(target: Target, now: Instant): PublishStep {
  if (target.wakeAt === null) return { type: "rest" };
  if (target.wakeAt > now) return { type: "wait", until: target.wakeAt };
  switch (target.state) {
    case "scheduled":
      return { type: "begin" };
    case "publishing":
    case "needs-check":
      return target.attempt ? attemptStep(target, target.attempt) : { type: "begin" };
    case "published":
      return commentStep(target.comment);
    case "draft":
    case "awaiting-approval":
    case "failed":
    case "cancelled":
    case "sent-to-inbox":
      return { type: "rest" };
  }
}

function commentStep(comment: FirstComment | null): PublishStep {
  switch (comment?.state) {
    case "due":
      return { type: "comment" };
    case "sending":
      // As with a commit: the outcome is unknown, so the call is not repeated.
      return { type: "admit-comment-loss" };
    case "lost":
      return { type: "look-for-comment" };
    default:
      return { type: "rest" };
  }
}

function attemptStep(target: Target, attempt: Attempt): PublishStep {
  switch (attempt.stage) {
    case "preparing":
      return { type: "prepare", attempt };
    case "prepared":
      return { type: "send", attempt };
    case "committing":
      // The run that wrote this stage may have died before, during or after the call, so the call is not repeated.
      return { type: "admit-loss" };
    case "lost":
      return attempt.fileFetched === null && rulesOf(target.platform).fetchesAt === "commit"
        ? { type: "close-link", attempt }
        : { type: "check", attempt };
    case "committed":
      return { type: "check", attempt };
  }
}
