import { type Instant, later, say } from "../../kernel/index.ts";
import { platformNames } from "../../social-accounts/index.ts";
import { nothingPosted } from "../post/failure.ts";
import type { Receipt, Target } from "../post/post.ts";
import { afterRefusal, asFailed, type Sendable, unreachableFailure, withLogEntry, withSameAttempt } from "./attempt.ts";
import { budgets, pollAfter } from "./budgets.ts";
import { noAnswerSaying } from "./no-answer.ts";
import type { PrepareOutcome } from "./outcome.ts";

/** After `prepare`. Nothing is visible yet, whichever the outcome. */
export function settlePrepare(target: Sendable, outcome: PrepareOutcome, token: string, now: Instant): Target {
  const { attempt } = target;
  const name = platformNames[target.platform];
  switch (outcome.type) {
    case "ready": {
      const receipt = { ...attempt.receipt, ...outcome.receipt };
      const ready: Target = { ...target, attempt: { ...attempt, stage: "prepared", receipt }, wakeAt: now };
      return withLogEntry(ready, "prepared", say("receipt.prepared", `${name} is ready for the post.`, { name }), now);
    }
    case "working":
      return working(target, outcome.receipt, now);
    case "rejected":
      return afterRefusal(target, outcome.failure, token, now);
    case "unreachable":
      return withSameAttempt(
        withLogEntry(target, "unreachable", noAnswerSaying(name, outcome.why), now),
        unreachableFailure(target),
        now,
      );
  }
}

function working(target: Sendable, receipt: Receipt, now: Instant): Target {
  const { attempt } = target;
  const name = platformNames[target.platform];
  if (now - attempt.sendingSince > budgets.sending) {
    const why = say("failure.too-slow", `${name} took too long to read the files.`, { name });
    return asFailed(target, nothingPosted("too-slow", why, true), now);
  }
  const next: Target = {
    ...target,
    attempt: { ...attempt, receipt: { ...attempt.receipt, ...receipt } },
    wakeAt: later(now, pollAfter(now - attempt.startedAt)),
    lastUpdated: now,
  };
  const isNew = Object.keys(attempt.receipt).length === 0 && Object.keys(receipt).length > 0;
  return isNew
    ? withLogEntry(next, "handed-over", say("receipt.handed-over", `${name} is reading the files.`, { name }), now)
    : next;
}
