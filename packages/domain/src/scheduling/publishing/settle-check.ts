import { type Instant, later, say } from "../../kernel/index.ts";
import { platformNames } from "../../social-accounts/index.ts";
import { nothingPosted } from "../post/failure.ts";
import { commentAfter } from "../post/first-comment.ts";
import type { Publication, Target } from "../post/post.ts";
import { afterRefusal, asFailed, type Sendable, unreachableFailure, withLogEntry, withSameReceipt } from "./attempt.ts";
import { budgets, pauseAfter, pollAfter, pollInDoubt } from "./budgets.ts";
import type { CheckOutcome } from "./outcome.ts";

/** After `check`, which only reads. While in doubt nothing is sent again by itself: a person may have acted. */
export function settleCheck(target: Sendable, outcome: CheckOutcome, token: string, now: Instant): Target {
  switch (outcome.type) {
    case "published":
      return published(target, { at: now, ...outcome.publication }, now);
    case "rejected":
      return target.state === "needs-check"
        ? asFailed(target, outcome.failure, now)
        : afterRefusal(target, outcome.failure, token, now);
    case "absent":
      return absent(target, now);
    case "pending":
      return stillUnknown(target, 0, now);
    case "unreachable":
      return stillUnknown(target, 1, now);
  }
}

function published(target: Sendable, publication: Publication, now: Instant): Target {
  const after = commentAfter(target.options, publication, now);
  const live: Target = { ...target, state: "published", publication, failure: null, ...after };
  const name = platformNames[target.platform];
  return withLogEntry(live, "published", say("receipt.published", `It's live on ${name}.`, { name }), now);
}

/** Not there, and what was prepared still holds: once no late commit can arrive any more, the same is sent again. */
function absent(target: Sendable, now: Instant): Target {
  const { attempt } = target;
  const name = platformNames[target.platform];
  if (attempt.stage === "committed" || now - sentAt(target) < budgets.late) return stillUnknown(target, 0, now);
  if (target.state === "needs-check") {
    const why = say("failure.not-there", `${name} doesn't have the post.`, { name });
    return asFailed(target, nothingPosted("not-there", why, true), now);
  }
  const again = say("receipt.not-there", `${name} doesn't have the post. We're sending it again.`, { name });
  const told = withLogEntry(target, "not-there", again, now);
  return withSameReceipt(told, unreachableFailure(target), now);
}

function stillUnknown(target: Sendable, failures: number, now: Instant): Target {
  const attempt = { ...target.attempt, tries: target.attempt.tries + failures };
  const elapsed = now - sentAt(target);
  const next: Target = { ...target, attempt, lastUpdated: now };
  if (target.state === "needs-check") {
    return { ...next, wakeAt: elapsed > budgets.doubt ? null : later(now, pollInDoubt(elapsed)) };
  }
  if (elapsed > (attempt.stage === "committed" ? budgets.accepted : budgets.lost)) {
    const name = platformNames[target.platform];
    const detail = say("receipt.in-doubt", `We don't know yet whether this is live on ${name}.`, { name });
    return withLogEntry({ ...next, state: "needs-check", wakeAt: later(now, pollInDoubt(0)) }, "in-doubt", detail, now);
  }
  return { ...next, wakeAt: later(now, failures > 0 ? pauseAfter(attempt.tries) : pollAfter(elapsed)) };
}

const sentAt = (target: Sendable): Instant => target.attempt.sentAt ?? target.attempt.startedAt;
