import { type Instant, later, minutes, type Saying, type StoredSaying, say } from "../../kernel/index.ts";
import { platformNames } from "../../social-accounts/index.ts";
import { nothingPosted } from "../post/failure.ts";
import type { Attempt, Target, TargetFailure } from "../post/post.ts";
import { budgets, MAX_TRIES, pauseAfter } from "./budgets.ts";

/** A target that is being published. */
export type Sendable = Target & { attempt: Attempt };

/** The target with one more entry in its log, and the code and values by which a page says it in its language. */
export function withLogEntry<T extends Target>(target: T, event: string, told: StoredSaying, now: Instant): T {
  const { message: detail, says } = told;
  const entry = { at: now, event, detail, ...(says && { says }) };
  return { ...target, log: [...target.log, entry], lastUpdated: now };
}

/** The line of a receipt that records an edit by the owner. */
export const CHANGED_BY_YOU = say("receipt.changed", "Changed by you.");

/** The line of a receipt that records another time. */
export const MOVED_BY_YOU = say("receipt.moved", "Moved to another time by you.");

/** The first attempt of a revision. Numbers go on over a target's life, so that no attempt is mistaken for another. */
export function firstAttempt(target: Target, token: string, now: Instant): Target {
  const attempt: Attempt = {
    number: (target.attempt?.number ?? 0) + 1,
    token,
    startedAt: now,
    sendingSince: now,
    stage: "preparing",
    receipt: {},
    sentAt: null,
    committedAt: null,
    tries: 0,
    fileFetched: null,
  };
  const late = Math.round((now - (target.wakeAt ?? now)) / minutes(1));
  const detail =
    late < 1
      ? say("receipt.started", "Started.")
      : say("receipt.started-late", `Started ${late} min late.`, { minutes: late });
  return withLogEntry({ ...target, state: "publishing", attempt, failure: null, wakeAt: now }, "started", detail, now);
}

/** The target, failed: nothing of it is or will be visible. */
export function asFailed(target: Target, failure: TargetFailure, now: Instant): Target {
  return withLogEntry({ ...target, state: "failed", failure, wakeAt: null }, "failed", failure, now);
}

/** The same attempt after a pause, because something of ours was missing and the platform was not called. */
export function postponed(target: Sendable, reason: Saying, now: Instant): Target {
  return withSameAttempt(withLogEntry(target, "held", reason, now), unreachableFailure(target), now);
}

/** Another attempt from the beginning, after a pause, or the end if the budget for sending is spent. */
export function withNewAttempt(target: Sendable, failure: TargetFailure, token: string, now: Instant): Target {
  return afterPause(target, failure, now, (attempt) => ({
    ...attempt,
    token,
    number: attempt.number + 1,
    startedAt: now,
    stage: "preparing",
    receipt: {},
    sentAt: null,
    fileFetched: null,
  }));
}

/**
 * Another attempt with what was already prepared: the same link and the same receipt.
 * Only for a commit that surely did nothing, or whose container the platform publishes at most once.
 */
export function withSameReceipt(target: Sendable, failure: TargetFailure, now: Instant): Target {
  return afterPause(target, failure, now, (attempt) => ({
    ...attempt,
    number: attempt.number + 1,
    startedAt: now,
    stage: "prepared",
    sentAt: null,
  }));
}

/** The same attempt again after a pause, or the end if the budget for sending is spent. */
export function withSameAttempt(target: Sendable, failure: TargetFailure, now: Instant): Target {
  return afterPause(target, failure, now, (attempt) => attempt);
}

/** After a refusal by the platform: retried a few times if that may help, otherwise the target fails. */
export function afterRefusal(target: Sendable, failure: TargetFailure, token: string, now: Instant): Target {
  return failure.retryable && target.attempt.tries < MAX_TRIES
    ? withNewAttempt(withLogEntry(target, "refused", failure, now), failure, token, now)
    : asFailed(target, failure, now);
}

/** The failure of a target whose platform did not answer before anything was published. */
export const unreachableFailure = (target: Target): TargetFailure =>
  nothingPosted("unreachable", unreachableFor(platformNames[target.platform], budgets.sending / minutes(1)), true);

const unreachableFor = (name: string, spent: number): Saying =>
  say("failure.unreachable", `We couldn't reach ${name} for ${Math.round(spent)} minutes.`, {
    name,
    minutes: Math.round(spent),
  });

function afterPause(
  target: Sendable,
  failure: TargetFailure,
  now: Instant,
  next: (attempt: Attempt) => Attempt,
): Target {
  const { attempt } = target;
  if (now - attempt.sendingSince > budgets.sending) return asFailed(target, failure, now);
  return {
    ...target,
    attempt: { ...next(attempt), tries: attempt.tries + 1 },
    wakeAt: later(now, pauseAfter(attempt.tries)),
    lastUpdated: now,
  };
}
