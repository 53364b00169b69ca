import type { Instant } from "../../kernel/index.ts";
import type { FirstComment } from "../post/first-comment.ts";
import type { Attempt, Target } from "../post/post.ts";
import { asFailed, firstAttempt, postponed, type Sendable } from "./attempt.ts";
import type { TargetEvent } from "./outcome.ts";
import { settleCheck } from "./settle-check.ts";
import { admitCommentLoss, type Commenting, sendComment, settleComment, settleCommentLook } from "./settle-comment.ts";
import { admitLoss, closeLink, send, settleCommit } from "./settle-commit.ts";
import { settlePrepare } from "./settle-prepare.ts";

/** An event met a target that it cannot happen to: a bug of the caller, never a fact of life. */
export class ImpossibleEvent extends Error {
  override readonly name = "ImpossibleEvent";
}

/**
 * The target after an event. Pure. Throws ImpossibleEvent where the event does not fit the stage,
 * so that no order of events commits an attempt twice. Source: docs/architecture.md#publishing.
 */
export function settle(target: Target, event: TargetEvent, now: Instant): Target {
  switch (event.type) {
    case "begun":
      if (target.state !== "scheduled" && !(target.state === "publishing" && !target.attempt)) break;
      return firstAttempt(target, event.token, now);
    case "stopped":
      return asFailed(at(target, event, ["preparing", "prepared"]), event.failure, now);
    case "held":
      return postponed(at(target, event, ["preparing", "prepared"]), event.reason, now);
    case "prepare":
      return settlePrepare(at(target, event, ["preparing"]), event.outcome, event.token, now);
    case "sending":
      return send(at(target, event, ["prepared"]), now);
    case "commit":
      return settleCommit(at(target, event, ["committing"]), event.outcome, event.token, now);
    case "answer-overdue":
      return admitLoss(at(target, event, ["committing"]), now);
    case "link-closed":
      return closeLink(at(target, event, ["lost"]), event.fileFetched, event.token, now);
    case "check":
      return settleCheck(at(target, event, ["lost", "committed"]), event.outcome, event.token, now);
    case "comment-sending":
      return sendComment(commenting(target, event, ["due"]), now);
    case "comment":
      return settleComment(commenting(target, event, ["sending"]), event.outcome, now);
    case "comment-overdue":
      return admitCommentLoss(commenting(target, event, ["sending"]), now);
    case "comment-look":
      return settleCommentLook(commenting(target, event, ["lost"]), event.look, now);
  }
  throw new ImpossibleEvent(`${event.type} cannot happen to a target that is ${target.state}.`);
}

/** The target, known to be out, with its comment in one of the states. */
function commenting(target: Target, event: TargetEvent, states: readonly FirstComment["state"][]): Commenting {
  const { comment, state } = target;
  if (state === "published" && comment && states.includes(comment.state)) return { ...target, comment };
  throw new ImpossibleEvent(`${event.type} cannot happen to a comment that is ${comment?.state ?? "not wanted"}.`);
}

/** The target, asserted to be publishing and at one of the stages. */
function at(target: Target, event: TargetEvent, stages: readonly Attempt["stage"][]): Sendable {
  const { attempt, state } = target;
  const onItsWay = state === "publishing" || (state === "needs-check" && event.type === "check");
  if (onItsWay && attempt && stages.includes(attempt.stage)) return { ...target, attempt };
  throw new ImpossibleEvent(
    `${event.type} cannot happen to a target that is ${state}, ${attempt?.stage ?? "not begun"}.`,
  );
}
