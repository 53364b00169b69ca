import { type Instant, later, seconds } from "@vignette/domain/kernel";
import {
  budgets,
  type CommitOutcome,
  drives,
  isMereWait,
  nextStep,
  type PublishStep,
  type Run,
  settle,
  type Target,
  type TargetEvent,
} from "@vignette/domain/scheduling";
import { DocumentError, type Version } from "../../adapters/documents/documents.ts";
import type { LivePush } from "../../adapters/live.ts";
import type { PublishJob } from "../../adapters/platforms/platform.ts";
import type { TargetStore } from "../../records/target-store.ts";
import { commentStep } from "./comment-step.ts";
import { type Asking, type JobDeps, readyJob } from "./publish-job.ts";

export type EngineDeps = JobDeps & {
  targets: Pick<TargetStore, "get" | "save">;
  live: LivePush;
  newSecret: () => string;
};

/** How it goes on: nothing left for this run, at once, or at a moment. */
export type Progress = { type: "done" } | { type: "again" } | { type: "wait"; until: Instant };

/**
 * One step of a target: read it, ask the rules what comes next, do that, write down what happened.
 * Safe to repeat at any point: what was done is in the target, and a commit is begun only by whoever wrote it down.
 * Throws if Firestore is away; then nothing is lost, and whoever comes next goes on.
 * Source: docs/architecture.md#publishing.
 */
export async function advance(deps: EngineDeps, run: Run): Promise<Progress> {
  const stored = await deps.targets.get(run.postId, run.targetId);
  if (!stored || !drives(run, stored.value)) return { type: "done" };
  const held = { target: stored.value, version: stored.version };
  const step = nextStep(held.target, deps.now());
  if (step.type === "rest") return { type: "done" };
  if (step.type === "wait") return await pause(deps, held.target, step.until);
  try {
    return await take(deps, held, step);
  } catch (error) {
    // Somebody else wrote first: what they wrote says what comes next.
    if (error instanceof DocumentError && error.kind === "changed") return { type: "again" };
    throw error;
  }
}

type Held = { target: Target; version: Version };
type Doable = Exclude<PublishStep, { type: "rest" } | { type: "wait" }>;

/** How long before its instant a target is looked at again, in milliseconds: time to renew a token. Our own choice. */
const WARM_UP = seconds(15);

/** Waits; shortly before a post is due its account is opened, so that the first call need not wait for a new token. */
async function pause(deps: EngineDeps, target: Target, until: Instant): Promise<Progress> {
  if (target.state !== "scheduled") return { type: "wait", until };
  const warmUp = later(until, -WARM_UP);
  if (warmUp > deps.now()) return { type: "wait", until: warmUp };
  // Only a favour: whatever is wrong with the account will be said when it is needed.
  await deps
    .gates(target.accountId)
    .access()
    .catch(() => undefined);
  return { type: "wait", until };
}

async function take(deps: EngineDeps, held: Held, step: Doable): Promise<Progress> {
  const token = deps.newSecret();
  switch (step.type) {
    case "begin": {
      // The first call should not wait for another round: what it needs is written down by now.
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
      const commented = await commentStep(deps, held, step);
      return commented ? await record(deps, commented, commented.event) : { type: "again" };
    }
  }
}

async function ask(deps: EngineDeps, held: Held, step: Asking, token: string): Promise<Progress> {
  const { target } = held;
  const ready = await readyJob(deps, target, step, token);
  if (ready.type === "wait") return ready;
  if (ready.type === "event") return await record(deps, held, ready.event);
  const platform = deps.platforms[target.platform];
  switch (step.type) {
    case "prepare": {
      const outcome = await heard(deps, target, ready.job, platform.prepare(ready.job));
      return await record(deps, held, { type: "prepare", outcome, token });
    }
    case "check": {
      const outcome = await heard(deps, target, ready.job, platform.check(ready.job));
      return await record(deps, held, { type: "check", outcome, token });
    }
    case "send":
      return await send(deps, held, ready.job, token);
  }
}

/** The one call that can make something visible: only after the write before it went in, and never twice. */
async function send(deps: EngineDeps, { target, version }: Held, job: PublishJob, token: string): Promise<Progress> {
  const sending = settle(target, { type: "sending" }, deps.now());
  const held = { target: sending, version: await deps.targets.save(sending, version) };
  // Held up for so long that somebody else may have given this commit up: it stays uncalled, and is found overdue.
  if (deps.now() - (sending.attempt?.sentAt ?? 0) > budgets.leaving) return { type: "again" };
  const platform = deps.platforms[target.platform];
  const call = platform.commit(job).catch((error: unknown): CommitOutcome => ({ type: "lost", reason: String(error) }));
  const outcome = await heard(deps, target, job, call);
  return await record(deps, held, { type: "commit", outcome, token });
}

/** Waits for an outcome and tells the gate if the platform did not take its token. */
async function heard<O extends { type: string }>(
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

async function record(deps: EngineDeps, held: Held, event: TargetEvent): Promise<Progress> {
  const next = settle(held.target, event, deps.now());
  if (next.wakeAt !== null && isMereWait(held.target, next)) return { type: "wait", until: next.wakeAt };
  await keep(deps, held, next);
  return { type: "again" };
}

async function keep(deps: EngineDeps, { target, version }: Held, next: Target): Promise<Held> {
  const written = { target: next, version: await deps.targets.save(next, version) };
  if (next.log.length > target.log.length) {
    await deps.live(target.uid, { type: "post", projectId: target.projectId, postId: target.postId });
  }
  return written;
}
