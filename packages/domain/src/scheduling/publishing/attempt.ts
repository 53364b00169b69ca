import { type Instant, later, minutes } from "../../kernel/index.ts";
import { platformNames } from "../../social-accounts/index.ts";
import { nothingPosted } from "../post/failure.ts";
import type { Attempt, Target, TargetFailure } from "../post/post.ts";
import { budgets, MAX_TRIES, pauseAfter } from "./budgets.ts";

/** A target on its way out. */
export type Sendable = Target & { attempt: Attempt };

/** The target with a line of its receipt. */
export function logged<T extends Target>(target: T, event: string, detail: string, now: Instant): T {
  return { ...target, log: [...target.log, { at: now, event, detail }], lastUpdated: now };
}

/** The first attempt of a revision. Numbers go on over a target's life, so that no attempt is mistaken for another. */
export function begun(target: Target, token: string, now: Instant): Target {
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
  const lateBy = now - (target.wakeAt ?? now);
  const detail = lateBy < minutes(1) ? "Started." : `Started ${Math.round(lateBy / minutes(1))} min late.`;
  return logged({ ...target, state: "publishing", attempt, failure: null, wakeAt: now }, "started", detail, now);
}

/** The end of a target of which nothing is or will be visible. */
export function stopped(target: Target, failure: TargetFailure, now: Instant): Target {
  return logged({ ...target, state: "failed", failure, wakeAt: null }, "failed", failure.message, now);
}

/** Nothing was asked of the platform, because something of ours was not there. */
export function held(target: Sendable, reason: string, now: Instant): Target {
  return askedAgain(logged(target, "held", reason, now), neverReached(target), now);
}

/** Another attempt from the beginning, after a pause, or the end if the budget for sending is spent. */
export function startedAgain(target: Sendable, failure: TargetFailure, token: string, now: Instant): Target {
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
export function sentAgain(target: Sendable, failure: TargetFailure, now: Instant): Target {
  return afterPause(target, failure, now, (attempt) => ({
    ...attempt,
    number: attempt.number + 1,
    startedAt: now,
    stage: "prepared",
    sentAt: null,
  }));
}

/** The same attempt, asked again after a pause, or the end if the budget for sending is spent. */
export function askedAgain(target: Sendable, failure: TargetFailure, now: Instant): Target {
  return afterPause(target, failure, now, (attempt) => attempt);
}

/** After a refusal by the platform: retried a few times if that may help, otherwise the target fails. */
export function refused(target: Sendable, failure: TargetFailure, token: string, now: Instant): Target {
  return failure.retryable && target.attempt.tries < MAX_TRIES
    ? startedAgain(logged(target, "refused", failure.message, now), failure, token, now)
    : stopped(target, failure, now);
}

/** Why we gave up on a platform that did not answer while nothing could appear. */
export const neverReached = (target: Target): TargetFailure =>
  nothingPosted(
    "unreachable",
    `We couldn't reach ${platformNames[target.platform]} for ${Math.round(budgets.sending / minutes(1))} minutes.`,
    true,
  );

function afterPause(
  target: Sendable,
  failure: TargetFailure,
  now: Instant,
  next: (attempt: Attempt) => Attempt,
): Target {
  const { attempt } = target;
  if (now - attempt.sendingSince > budgets.sending) return stopped(target, failure, now);
  return {
    ...target,
    attempt: { ...next(attempt), tries: attempt.tries + 1 },
    wakeAt: later(now, pauseAfter(attempt.tries)),
    lastUpdated: now,
  };
}
