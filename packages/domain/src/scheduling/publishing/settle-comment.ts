import { type Instant, later, type Saying, say } from "../../kernel/index.ts";
import type { FirstComment } from "../post/first-comment.ts";
import type { Target } from "../post/post.ts";
import { withLogEntry } from "./attempt.ts";
import { budgets, MAX_TRIES, pauseAfter, pollAfter } from "./budgets.ts";
import { type NoAnswer, noAnswerSaying } from "./no-answer.ts";
import type { CommentLook, CommentOutcome } from "./outcome.ts";

const STOPPED_BEFORE_ANSWER = say(
  "receipt.comment-stopped",
  "We stopped before Instagram answered about the first comment.",
);
const COMMENT_POSTED = say("receipt.comment-posted", "The first comment is under the post.");
const COMMENT_NOT_THERE = say("failure.comment-not-there", "The first comment isn't there. Send it again.");
const COMMENT_IN_DOUBT = say(
  "failure.comment-in-doubt",
  "Instagram didn't answer when we sent the first comment. Look at the post before you send it again.",
);

/** A published target whose comment is being sent. */
export type Commenting = Target & { comment: FirstComment };

/** The line that must be written, on the version that was read, before the comment: it decides who comments. */
export function sendComment(target: Commenting, now: Instant): Target {
  return changed(target, { state: "sending", sentAt: now }, later(now, budgets.answer), now);
}

/** After the call. Only what surely did nothing is called again by itself. */
export function settleComment(target: Commenting, outcome: CommentOutcome, now: Instant): Target {
  switch (outcome.type) {
    case "posted":
      return posted(target, outcome.id, now);
    case "refused":
      return failed(target, outcome.why, now);
    case "unreachable":
      return again(target, outcome.why, now);
    case "lost":
      return lookFor(target, noAnswerSaying("Instagram", outcome.why), now);
  }
}

/** The call was begun by a run that died. */
export const admitCommentLoss = (target: Commenting, now: Instant): Target =>
  lookFor(target, STOPPED_BEFORE_ANSWER, now);

/** After a look, which only reads. Not there is no proof for a while; after that it is for a person to decide. */
export function settleCommentLook(target: Commenting, look: CommentLook, now: Instant): Target {
  if (look.type === "found") return posted(target, look.id, now);
  const elapsed = now - (target.comment.sentAt ?? target.comment.since);
  const patience = look.type === "absent" ? budgets.comment : budgets.lost;
  if (elapsed > patience) {
    const { message: why, says } = COMMENT_IN_DOUBT;
    const unsure = changed(target, { state: "unsure", why, says }, null, now);
    return withLogEntry(unsure, "comment-in-doubt", COMMENT_IN_DOUBT, now);
  }
  return { ...target, wakeAt: later(now, pollAfter(elapsed)), lastUpdated: now };
}

function posted(target: Commenting, id: string | null, now: Instant): Target {
  const next = changed(target, { state: "posted", id, why: null, says: null }, null, now);
  return withLogEntry(next, "commented", COMMENT_POSTED, now);
}

function failed(target: Commenting, told: Saying, now: Instant): Target {
  const { message: why, says } = told;
  return withLogEntry(changed(target, { state: "failed", why, says }, null, now), "comment-failed", told, now);
}

function again(target: Commenting, why: NoAnswer, now: Instant): Target {
  const tries = target.comment.tries + 1;
  if (tries > MAX_TRIES || now - target.comment.since > budgets.sending) {
    const heard = withLogEntry(target, "comment-unheard", noAnswerSaying("Instagram", why), now);
    return failed(heard, COMMENT_NOT_THERE, now);
  }
  return changed(target, { state: "due", tries, sentAt: null }, later(now, pauseAfter(tries)), now);
}

function lookFor(target: Commenting, detail: Saying, now: Instant): Target {
  return withLogEntry(changed(target, { state: "lost" }, now, now), "comment-unheard", detail, now);
}

function changed(target: Commenting, part: Partial<FirstComment>, wakeAt: Instant | null, now: Instant): Target {
  return { ...target, comment: { ...target.comment, ...part }, wakeAt, lastUpdated: now };
}
