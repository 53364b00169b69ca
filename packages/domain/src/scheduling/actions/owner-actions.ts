import { type Instant, type Refusal, say } from "../../kernel/index.ts";
import { platformNames } from "../../social-accounts/index.ts";
import { CHANGED_AFTER_APPROVAL, nothingPosted } from "../post/failure.ts";
import { commentAfter, type FirstComment } from "../post/first-comment.ts";
import type { SubmitAs } from "../post/input.ts";
import type { Target } from "../post/post.ts";
import {
  alreadyPublishing,
  commentHasNoPost,
  commentNotOpen,
  notFailed,
  notInDoubt,
  partStays,
} from "../post/refusals.ts";
import { revised } from "../post/revised.ts";
import { asFailed, CHANGED_BY_YOU, MOVED_BY_YOU, withLogEntry } from "../publishing/attempt.ts";
import { isAllowed } from "./allowed-actions.ts";

const CANCELED = say("receipt.canceled", "Canceled by you.");
const KEPT_AS_DRAFT = say("receipt.kept-as-draft", "Changed by you and saved as a draft.");
const CHANGED_AND_SENT = say("receipt.changed-and-sent", "Changed and sent for approval by you.");
const SENT_AGAIN = say("receipt.sent-again", "Sent again by you.");
const COMMENT_FOUND = say("receipt.comment-found", "You found the first comment under the post.");
const COMMENT_SENT_AGAIN = say("receipt.comment-sent-again", "First comment sent again by you.");
const SHELVED = say("receipt.shelved", "No longer scheduled: the account was disconnected.");

/** Takes a target off the calendar; null if it is too late or nothing is waiting. */
export function cancelTarget(target: Target, now: Instant): Target | null {
  if (!isAllowed("cancel", target)) return null;
  return withLogEntry(revised(target, { state: "cancelled", wakeAt: null }), "cancelled", CANCELED, now);
}

/**
 * Whether a whole post may get another time: a target that is published, being sent, in doubt or failed keeps its own.
 */
export function refuseReschedule(targets: readonly Pick<Target, "state">[]): Refusal | null {
  const open = targets.filter((it) => isAllowed("reschedule", it));
  if (open.length === 0) return alreadyPublishing();
  return open.length < targets.length ? partStays() : null;
}

/** Gives a target another time; null if it is too late or it has ended. A required approval stays required. */
export function moveTarget(target: Target, publishAt: Instant, now: Instant): Target | null {
  if (!isAllowed("reschedule", target)) return null;
  return withLogEntry(planned({ ...target, publishAt }, publishAt), "scheduled", MOVED_BY_YOU, now);
}

type Edit = Pick<Target, "caption" | "options" | "publishAt"> & { leftAs: SubmitAs };

/**
 * Changes what a target says, and when; null if it is too late. A required approval stays required, and other words or
 * choices than those that were approved need a new approval.
 */
export function editTarget(target: Target, { leftAs, ...edit }: Edit, now: Instant): Target | null {
  if (!isAllowed("edit", target)) return null;
  const isSame = JSON.stringify([target.caption, target.options]) === JSON.stringify([edit.caption, edit.options]);
  const needsYes = leftAs === "awaiting-approval" || (target.approval !== null && !isSame);
  const next = { ...target, ...edit, failure: null, ...(needsYes && { approval: { print: null } }) };
  switch (leftAs) {
    case "draft":
      return withLogEntry(revised(next, { state: "draft", wakeAt: null }), "edited", KEPT_AS_DRAFT, now);
    case "awaiting-approval":
      return withLogEntry(revised(next, { state: leftAs, wakeAt: null }), "edited", CHANGED_AND_SENT, now);
    case "scheduled":
      return withLogEntry(planned(next, edit.publishAt), "edited", CHANGED_BY_YOU, now);
  }
}

/**
 * Sends a failed target again, now. Throws a Refusal for any other: a second send needs the certainty that the first
 * one left nothing.
 */
export function retryTarget(target: Target, now: Instant): Target {
  if (!isAllowed("retry", target)) throw notFailed();
  // The approval was for other files: it needs a new one.
  const approval = target.failure?.code === CHANGED_AFTER_APPROVAL ? { print: null } : target.approval;
  return withLogEntry(planned({ ...target, approval }, now), "retried", SENT_AGAIN, now);
}

/**
 * The owner has looked at the platform and says whether the post is there. Throws a Refusal unless the target is in
 * doubt.
 */
export function resolveTarget(target: Target, found: boolean, now: Instant): Target {
  if (!isAllowed("resolve", target)) throw notInDoubt();
  const name = platformNames[target.platform];
  if (!found) {
    const notFound = say("failure.not-found-by-you", `You reported that it isn't on ${name}.`, { name });
    const told = withLogEntry(revised(target, {}), "resolved", notFound, now);
    return asFailed(told, nothingPosted("owner-did-not-find-it", notFound, true), now);
  }
  const at = target.attempt?.sentAt ?? now;
  const publication = { at, platformPostId: null, permalink: null };
  const after = commentAfter(target.options, publication, now);
  const live = revised(target, { state: "published", publication, failure: null, ...after });
  return withLogEntry(live, "resolved", say("receipt.found", `You found it on ${name}.`, { name }), now);
}

/**
 * Sends the first comment again, or records that the owner saw it. Refused if it is being sent or is there:
 * a second one needs the certainty, ours or a person's, that the first is not there.
 */
export function resolveComment(target: Target, found: boolean, now: Instant): Target {
  const { comment, publication, state } = target;
  if (state !== "published" || (comment?.state !== "failed" && comment?.state !== "unsure")) throw commentNotOpen();
  if (found) {
    const seen = revised(target, { comment: { ...comment, state: "posted", why: null, says: null }, wakeAt: null });
    return withLogEntry(seen, "commented", COMMENT_FOUND, now);
  }
  if (!publication?.platformPostId) throw commentHasNoPost();
  const due: FirstComment = { state: "due", since: now, sentAt: null, tries: 0, id: null, why: null, says: null };
  return withLogEntry(revised(target, { comment: due, wakeAt: now }), "comment-retried", COMMENT_SENT_AGAIN, now);
}

/** Makes a planned target a draft because its account was disconnected; null if it was not planned. */
export function unscheduleTarget(target: Target, now: Instant): Target | null {
  if (!isAllowed("unschedule", target)) return null;
  const unscheduled = revised(target, { state: "draft", wakeAt: null });
  return withLogEntry(unscheduled, "shelved", SHELVED, now);
}

/** Goes out at `wakeAt`, or waits for its required approval. */
function planned(target: Target, wakeAt: Instant): Target {
  const waits = target.state === "awaiting-approval" || (target.approval !== null && target.approval.print === null);
  return waits
    ? revised(target, { state: "awaiting-approval", wakeAt: null })
    : revised(target, { state: "scheduled", wakeAt });
}
