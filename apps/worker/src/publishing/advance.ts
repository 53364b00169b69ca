import type { Instant } from "@vignette/domain/kernel";
import {
  type CommitOutcome,
  drives,
  nextStep,
  type Run,
  type Step,
  settle,
  type Target,
  type TargetEvent,
} from "@vignette/domain/scheduling";
import { DocumentError, type Version } from "../adapters/documents/documents.ts";
import type { LivePush } from "../adapters/live.ts";
import type { PublishJob } from "../adapters/platforms/platform.ts";
import { type Asking, type JobDeps, readyJob } from "./publish-job.ts";
import type { TargetStore } from "./target-store.ts";

export type EngineDeps = JobDeps & { targets: TargetStore; live: LivePush; newSecret: () => string };

/** How it goes on: nothing left for this run, at once, or at a moment. */
export type Progress = { type: "done" } | { type: "again" } | { type: "wait"; until: Instant };

/**
 * One step of a target: read it, ask the rules what comes next, do that, write down what happened.
 * Safe to repeat at any point: what was done is in the target, and a commit is begun only by whoever wrote it down.
 * Throws if Firestore is away; then nothing is lost, and whoever comes next goes on. Design §6.
 */
export async function advance(deps: EngineDeps, run: Run): Promise<Progress> {
  const stored = await deps.targets.get(run.postId, run.targetId);
  if (!stored || !drives(run, stored.value)) return { type: "done" };
  const step = nextStep(stored.value, deps.now());
  if (step.type === "rest") return { type: "done" };
  if (step.type === "wait") return step;
  try {
    return await take(deps, { target: stored.value, version: stored.version }, step);
  } catch (error) {
    // Somebody else wrote first: what they wrote says what comes next.
    if (error instanceof DocumentError && error.kind === "changed") return { type: "again" };
    throw error;
  }
}

type Held = { target: Target; version: Version };

async function take(
  deps: EngineDeps,
  held: Held,
  step: Exclude<Step, { type: "rest" } | { type: "wait" }>,
): Promise<Progress> {
  const token = deps.newSecret();
  switch (step.type) {
    case "begin":
      return await record(deps, held, { type: "begun", token });
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

async function record(deps: EngineDeps, { target, version }: Held, event: TargetEvent): Promise<Progress> {
  const next = settle(target, event, deps.now());
  await deps.targets.save(next, version);
  if (next.log.length > target.log.length) {
    await deps.live(target.uid, { type: "post", projectId: target.projectId, postId: target.postId });
  }
  return { type: "again" };
}
