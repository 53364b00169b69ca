import { type Instant, later, type Saying, say } from "../../kernel/index.ts";
import { platformNames } from "../../social-accounts/index.ts";
import type { Target } from "../post/post.ts";
import {
  afterRefusal,
  type Sendable,
  unreachableFailure,
  withLogEntry,
  withNewAttempt,
  withSameReceipt,
} from "./attempt.ts";
import { budgets } from "./budgets.ts";
import { noAnswerSaying } from "./no-answer.ts";
import type { CommitOutcome } from "./outcome.ts";

/** The line that must be written, on the version that was read, before a commit: it decides who commits. */
export function send(target: Sendable, now: Instant): Target {
  const name = platformNames[target.platform];
  return withLogEntry(
    {
      ...target,
      attempt: { ...target.attempt, stage: "committing", sentAt: now },
      // Only if this run dies: then the next one finds that the answer is overdue.
      wakeAt: later(now, budgets.answer),
    },
    "sent",
    say("receipt.sent", `Sent to ${name}.`, { name }),
    now,
  );
}

/** After the commit. */
export function settleCommit(target: Sendable, outcome: CommitOutcome, token: string, now: Instant): Target {
  const { attempt } = target;
  const name = platformNames[target.platform];
  switch (outcome.type) {
    case "accepted": {
      const receipt = { ...attempt.receipt, ...outcome.receipt };
      const committed = { ...attempt, stage: "committed" as const, receipt, committedAt: now, tries: 0 };
      const taken = say("receipt.accepted", `${name} received the post.`, { name });
      return withLogEntry({ ...target, attempt: committed, wakeAt: now }, "accepted", taken, now);
    }
    case "rejected":
      return afterRefusal(target, outcome.failure, token, now);
    case "unreachable":
      return withSameReceipt(
        withLogEntry(target, "unreachable", noAnswerSaying(name, outcome.why), now),
        unreachableFailure(target),
        now,
      );
    case "lost":
      return lost(target, noAnswerSaying(name, outcome.why), now);
  }
}

/** The commit was begun by a run that died. */
export function admitLoss(target: Sendable, now: Instant): Target {
  const name = platformNames[target.platform];
  return lost(target, say("receipt.stopped-before-answer", `We stopped before ${name} answered.`, { name }), now);
}

/** Closes the media link. A file that was never fetched cannot appear, so the post can safely be begun again. */
export function closeLink(target: Sendable, fileFetched: boolean, token: string, now: Instant): Target {
  const name = platformNames[target.platform];
  if (fileFetched) {
    const attempt = { ...target.attempt, fileFetched };
    return withLogEntry(
      { ...target, attempt, wakeAt: now },
      "link-closed",
      say("receipt.fetched", `${name} had already fetched the file.`, { name }),
      now,
    );
  }
  const unfetched = say(
    "receipt.never-fetched",
    `${name} never fetched the file, so nothing can appear. We closed its link and started over.`,
    { name },
  );
  return withNewAttempt(withLogEntry(target, "link-closed", unfetched, now), unreachableFailure(target), token, now);
}

function lost(target: Sendable, detail: Saying, now: Instant): Target {
  return withLogEntry(
    { ...target, attempt: { ...target.attempt, stage: "lost" }, wakeAt: now },
    "no-answer",
    detail,
    now,
  );
}
