import { type Instant, later, seconds } from "@vignette/domain/kernel";
import {
  budgets,
  type CommitOutcome,
  isCurrentRun,
  isOnlyWaiting,
  nextStep,
  type PublishRun,
  type PublishStep,
  settle,
  type Target,
  type TargetEvent,
} from "@vignette/domain/scheduling";
import { DocumentError, type Version } from "../../adapters/documents/documents.ts";
import type { LivePush } from "../../adapters/live.ts";
import { measure } from "../../adapters/metrics/measure.ts";
import type { PublishJob } from "../../adapters/platforms/platform.ts";
import type { Notifier } from "../../notifications/notifier.ts";
import type { TargetStore } from "../../records/stores/target-store.ts";
import { runCommentStep } from "./comment-step.ts";
import { occasionOf } from "./occasion-of.ts";
import { type JobDeps, type PlatformCallStep, prepareJob } from "./publish-job.ts";

export type EngineDeps = JobDeps & {
  targets: Pick<TargetStore, "get" | "save">;
  live: LivePush;
  newSecret: () => string;
  notifier: Notifier;
};

/** How the run continues: not at all, immediately, or at an instant. */
export type RunProgress = { type: "done" } | { type: "again" } | { type: "wait"; until: Instant };

/**
 * One step of a target: read it, determine the next step by the rules, execute it, save what happened. Safe to repeat
 * at any point: everything done is recorded in the target, and only the run that recorded a commit executes it. Throws
 * if Firestore is unavailable; then nothing is lost, and the next run continues. Source:
 * docs/architecture.md#publishing.
 */
export async function advance(deps: EngineDeps, run: PublishRun): Promise<RunProgress> {
  const stored = await deps.targets.get(run.postId, run.targetId);
  if (!stored || !isCurrentRun(run, stored.value)) return { type: "done" };
  const held = { target: stored.value, version: stored.version };
  const step = nextStep(held.target, deps.now());
  if (step.type === "rest") return { type: "done" };
  if (step.type === "wait") return await pause(deps, held.target, step.until);
  try {
    return await take(deps, held, step);
  } catch (error) {
    // A concurrent write came first: the next step follows from it.
    if (error instanceof DocumentError && error.kind === "changed") return { type: "again" };
    throw error;
  }
}

type Held = { target: Target; version: Version };
type Doable = Exclude<PublishStep, { type: "rest" } | { type: "wait" }>;

/** How long before its time a target is visited, in milliseconds: enough to renew a token. Our own choice. */
const WARM_UP = seconds(15);

/**
 * Waits. Shortly before a post is due its account's token is renewed if necessary, so that the first call need not
 * wait for it.
 */
async function pause(deps: EngineDeps, target: Target, until: Instant): Promise<RunProgress> {
  if (target.state !== "scheduled") return { type: "wait", until };
  const warmUp = later(until, -WARM_UP);
  if (warmUp > deps.now()) return { type: "wait", until: warmUp };
  // Only an optimization: a problem with the account is reported when the token is needed.
  await deps
    .gates(target.accountId)
    .access()
    .catch(() => undefined);
  return { type: "wait", until };
}

async function take(deps: EngineDeps, held: Held, step: Doable): Promise<RunProgress> {
  const token = deps.newSecret();
  switch (step.type) {
    case "begin": {
      // Continues without another round: everything that the first call needs is already saved.
      const begun = await keep(deps, held, settle(held.target, { type: "begun", token }, deps.now()));
      const next = nextStep(begun.target, deps.now());
      return next.type === "prepare" ? await ask(deps, begun, next, token) : { type: "again" };
    }
    case "admit-loss":
      return await record(deps, held, { type: "answer-overdue" });
    case "close-link": {
      const { fetched } = await deps.gates(held.target.accountId).closeLink(step.attempt.token);
      return await record(deps, held, { type: "link-closed", fileFetched: fetched, token });
    }
    case "prepare":
    case "send":
    case "check":
      return await ask(deps, held, step, token);
    case "comment":
    case "admit-comment-loss":
    case "look-for-comment": {
      const commented = await runCommentStep(deps, held, step);
      return commented ? await record(deps, commented, commented.event) : { type: "again" };
    }
  }
}

async function ask(deps: EngineDeps, held: Held, step: PlatformCallStep, token: string): Promise<RunProgress> {
  const { target } = held;
  const ready = await prepareJob(deps, target, step, token);
  if (ready.type === "wait") return ready;
  if (ready.type === "event") return await record(deps, held, ready.event);
  const platform = deps.platforms[target.platform];
  switch (step.type) {
    case "prepare": {
      const outcome = await reportRefusal(deps, target, ready.job, platform.prepare(ready.job));
      return await record(deps, held, { type: "prepare", outcome, token });
    }
    case "check": {
      const outcome = await reportRefusal(deps, target, ready.job, platform.check(ready.job));
      return await record(deps, held, { type: "check", outcome, token });
    }
    case "send":
      return await send(deps, held, ready.job, token);
  }
}

/** The only call that can publish something: only after the write before it succeeded, and never twice. */
async function send(deps: EngineDeps, { target, version }: Held, job: PublishJob, token: string): Promise<RunProgress> {
  const sending = settle(target, { type: "sending" }, deps.now());
  const held = { target: sending, version: await deps.targets.save(sending, version) };
  // After a long delay another run may have given this commit up: it is not executed, and is found overdue.
  if (deps.now() - (sending.attempt?.sentAt ?? 0) > budgets.leaving) return { type: "again" };
  const platform = deps.platforms[target.platform];
  const call = platform.commit(job).catch((): CommitOutcome => ({ type: "lost", why: "cut-off" }));
  const outcome = await reportRefusal(deps, target, job, call);
  return await record(deps, held, { type: "commit", outcome, token });
}

/** Waits for an outcome and reports a refused token to the gate. */
async function reportRefusal<O extends { type: string }>(
  deps: EngineDeps,
  target: Target,
  job: PublishJob,
  answer: Promise<O>,
): Promise<O> {
  const outcome = await answer;
  if ("tokenRefused" in outcome && outcome.tokenRefused === true) {
    await deps.gates(target.accountId).refuseToken(job.accessToken);
  }
  return outcome;
}

async function record(deps: EngineDeps, held: Held, event: TargetEvent): Promise<RunProgress> {
  const next = settle(held.target, event, deps.now());
  if (next.wakeAt !== null && isOnlyWaiting(held.target, next)) return { type: "wait", until: next.wakeAt };
  await keep(deps, held, next);
  return { type: "again" };
}

async function keep(deps: EngineDeps, { target, version }: Held, next: Target): Promise<Held> {
  const occasion = next.state === target.state ? null : await occasionOf(deps, next);
  const also = occasion ? await deps.notifier.writesFor(occasion) : [];
  const written = { target: next, version: await deps.targets.save(next, version, also) };
  if (also.length > 0) await deps.notifier.told(next.uid);
  if (next.state !== target.state) {
    const lagMs = Math.max(0, deps.now() - target.publishAt);
    measure({ type: "publish", platform: target.platform, state: next.state, lagMs });
  }
  if (next.log.length > target.log.length) {
    await deps.live(target.uid, { type: "post", projectId: target.projectId, postId: target.postId });
  }
  return written;
}
