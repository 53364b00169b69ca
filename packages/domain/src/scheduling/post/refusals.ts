import { Refusal } from "../../kernel/index.ts";
import { POST_UNKNOWN } from "./first-comment.ts";

export const publishTimePast = () =>
  new Refusal("invalid", "scheduling.time-past", "Choose a time in the future.", "when.wallTime");
export const publishTimeWrong = () =>
  new Refusal("invalid", "scheduling.time-wrong", "Choose a date and a time.", "when.wallTime");
export const zoneUnknown = () =>
  new Refusal("invalid", "scheduling.zone-unknown", "We don't recognize that time zone.", "when.zone");
export const coverMissing = (field: string) =>
  new Refusal("invalid", "scheduling.cover-missing", "That cover image was deleted. Choose another.", field);
export const accountTwice = () =>
  new Refusal("invalid", "scheduling.account-twice", "Choose each account once.", "targets");

/** The change comes too late, or does not fit the state of the target. */
export const alreadyPublishing = () =>
  new Refusal("conflict", "scheduling.on-its-way", "It's too late to change this: the post is already going out.");
/** Said where the rest of a post cannot go without the part that stays: the way on is to plan the rest by itself. */
export const partStays = () =>
  new Refusal(
    "conflict",
    "scheduling.part-stays",
    "Some of this was already sent or failed, so its time can't change. Edit the post to reschedule the rest.",
  );
export const notFailed = () =>
  new Refusal("conflict", "scheduling.not-failed", "Only a post that failed can be sent again.");
export const notInDoubt = () =>
  new Refusal("conflict", "scheduling.not-in-doubt", "This post's status has changed. Reload to see it.");

export const commentNotOpen = () =>
  new Refusal(
    "conflict",
    "scheduling.comment-not-open",
    "The first comment was posted or is on its way. Reload to see it.",
  );
export const commentHasNoPost = () => new Refusal("conflict", "scheduling.comment-without-post", POST_UNKNOWN.message);

/** Said of a whole post on the calendar. */
export const partlyOut = () =>
  new Refusal(
    "conflict",
    "scheduling.partly-out",
    "It's too late to move this: it was sent, is being sent, or was canceled.",
  );
export const recordMustStay = () =>
  new Refusal("conflict", "scheduling.kept", "This was sent or is being sent, so it can't be deleted.");
export const repeatsNothing = () =>
  new Refusal("invalid", "scheduling.repeats-nothing", "No repeats before that day. Choose a later one.", "rule.end");
export const undoOver = () =>
  new Refusal("missing", "scheduling.undo-over", "This was deleted too long ago to restore it.");

/** For a post that is sent for approval, or decided on, without anything to decide. */
export const nothingToApprove = () =>
  new Refusal("conflict", "scheduling.nothing-to-approve", "This post is no longer waiting for approval.");
export const changesNeedWords = () =>
  new Refusal("invalid", "scheduling.changes-need-words", "Describe what to change.", "text");
export const threadFull = () => new Refusal("limit", "scheduling.thread-full", "This thread has reached its limit.");
export const changedSinceSeen = () =>
  new Refusal(
    "conflict",
    "scheduling.changed-since-seen",
    "This post changed since you opened it. Review it again before you decide.",
  );
export const notEditable = () =>
  new Refusal("conflict", "scheduling.not-editable", "It's too late to change this: it was sent or is being sent.");
