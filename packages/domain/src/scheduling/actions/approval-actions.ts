import { type Instant, type Saying, say } from "../../kernel/index.ts";
import type { Approval, Comment, Verdict } from "../post/approval.ts";
import { MOST_COMMENTS } from "../post/approval.ts";
import type { Post, Target } from "../post/post.ts";
import { changesNeedWords, nothingToApprove, threadFull } from "../post/refusals.ts";
import { revised } from "../post/revised.ts";
import { CHANGED_BY_YOU, withLogEntry } from "../publishing/attempt.ts";
import { isAllowed } from "./allowed-actions.ts";

const SENT_FOR_APPROVAL = say("receipt.sent-for-approval", "Sent for approval by you.");
const NEEDS_APPROVAL_AGAIN = say(
  "receipt.needs-approval-again",
  "You changed this after approval, so it needs approval again.",
);

/** A post as far as approval changes it, with all its targets. */
export type PostWithTargets<P> = { post: P; targets: readonly Target[] };
type Discussed = Pick<Post, "approval" | "comments" | "lastUpdated">;

/** A decision about what was seen. `print` names the files that were seen. */
export type Decision = Pick<Comment, "id" | "from" | "name" | "text"> & { verdict: Verdict; print: string };

/**
 * Sends a post for approval: nothing of it goes out before it is approved. Canceled and failed targets are included
 * only if nothing else is left. Throws a Refusal if there is nothing to decide.
 */
export function requestApproval<P extends Discussed>(
  { post, targets }: PostWithTargets<P>,
  now: Instant,
): PostWithTargets<P> {
  const actions = ["requestApproval", "requestApprovalAgain"] as const;
  const action = actions.find((it) => targets.some((target) => isAllowed(it, target)));
  if (!action) throw nothingToApprove();
  const approval: Approval = { askedAt: now, state: "waiting", decidedAt: null, decidedBy: null };
  return {
    post: { ...post, approval, lastUpdated: now },
    targets: targets.map((it) => (isAllowed(action, it) ? waitingAgain(it, SENT_FOR_APPROVAL, now) : it)),
  };
}

/**
 * Applies an approval or a request for changes. An approval in time schedules; one that comes too late never posts by
 * itself, and the owner chooses another time. Throws a Refusal if nothing is waiting, or if changes are requested
 * without a text.
 */
export function applyDecision<P extends Discussed>(
  whole: PostWithTargets<P>,
  decision: Decision,
  now: Instant,
): PostWithTargets<P> {
  const { post, targets } = whole;
  const waiting = targets.filter((it) => isAllowed("decide", it));
  if (waiting.length === 0) throw nothingToApprove();
  if (decision.verdict === "changes" && decision.text === "") throw changesNeedWords();
  const isLate = decision.verdict === "approved" && waiting.some(({ publishAt }) => publishAt <= now);
  const approval: Approval = {
    askedAt: post.approval?.askedAt ?? now,
    state: isLate ? "late" : decision.verdict,
    decidedAt: now,
    decidedBy: decision.name,
  };
  return {
    post: { ...addComment(post, decision, now), approval, lastUpdated: now },
    targets: targets.map((it) => (waiting.includes(it) ? afterDecision(it, decision, now) : it)),
  };
}

/** Adds a comment to the thread of a post. Refused where the thread is full. */
export function addComment<P extends Discussed>(
  post: P,
  { id, from, name, text, verdict }: Pick<Comment, "id" | "from" | "name" | "text" | "verdict">,
  now: Instant,
): P {
  if (post.comments.length >= MOST_COMMENTS) throw threadFull();
  return { ...post, comments: [...post.comments, { id, at: now, from, name, text, verdict }] };
}

/** Changes captions; null if none changes. Targets that were approved have to be approved again. */
export function rewordTargets<P extends Discussed>(
  { post, targets }: PostWithTargets<P>,
  captionOf: (target: Target) => string | null,
  now: Instant,
): PostWithTargets<P> | null {
  let asksAgain = false;
  const next = targets.map((target) => {
    const caption = captionOf(target);
    if (caption === null || !isAllowed("reword", target)) return target;
    asksAgain ||= target.approval !== null;
    return afterWording({ ...target, caption }, now);
  });
  if (next.every((target, index) => target === targets[index])) return null;
  const { approval } = post;
  const open =
    approval && asksAgain ? { ...approval, state: "waiting" as const, decidedAt: null, decidedBy: null } : approval;
  return { post: { ...post, approval: open, lastUpdated: now }, targets: next };
}

function afterDecision(target: Target, { verdict, name, from, print }: Decision, now: Instant): Target {
  const isOwner = from === "owner";
  if (verdict === "changes") {
    const back = revised(target, { state: "draft", wakeAt: null, approval: { print: null } });
    return withLogEntry(
      back,
      "changes-requested",
      isOwner
        ? say("receipt.taken-back", "Withdrawn by you.")
        : say("receipt.changes-asked", `${name} asked for changes.`, { name }),
      now,
    );
  }
  if (target.publishAt <= now) {
    const late = revised(target, { state: "draft", wakeAt: null, approval: { print } });
    return withLogEntry(
      late,
      "approved-late",
      isOwner
        ? say("receipt.approved-late-by-you", "Approved by you after its time had passed. Choose another time.")
        : say("receipt.approved-late", `Approved by ${name} after its time had passed. Choose another time.`, { name }),
      now,
    );
  }
  const go = revised(target, { state: "scheduled", wakeAt: target.publishAt, approval: { print } });
  const approved = isOwner
    ? say("receipt.approved-by-you", "Approved by you.")
    : say("receipt.approved", `Approved by ${name}.`, { name });
  return withLogEntry(go, "approved", approved, now);
}

/** What was approved, or failed, waits for approval; a draft stays a draft. */
function afterWording(target: Target, now: Instant): Target {
  if (target.approval === null) return withLogEntry(revised(target, {}), "edited", CHANGED_BY_YOU, now);
  if (target.state === "scheduled" || target.state === "failed") {
    return waitingAgain(target, NEEDS_APPROVAL_AGAIN, now);
  }
  return withLogEntry(revised(target, { approval: { print: null } }), "edited", CHANGED_BY_YOU, now);
}

function waitingAgain(target: Target, detail: Saying, now: Instant): Target {
  const waiting = { state: "awaiting-approval" as const, wakeAt: null, failure: null, approval: { print: null } };
  return withLogEntry(revised(target, waiting), "asked", detail, now);
}
