import { type Instant, later, minutes, seconds } from "../kernel/index.ts";
import type { Target } from "./post.ts";

/** One Workflow that drives a target. Anything that changed since makes it leave. */
export type Run = { postId: string; targetId: string; revision: number; run: number };

/** Workflows are created this long ahead of their instant, in milliseconds. Design §6. */
export const CLAIM_AHEAD = minutes(5);

/** A run that lets its time pass by this much, in milliseconds, is taken for lost. Longer than any step of ours. */
const STRANDED_AFTER = minutes(2);
/** The same before anything was begun: beginning is one write. */
const UNBEGUN_AFTER = seconds(45);

/** The Workflow's id: the same claim made twice gives the same id, which the engine creates once. */
export function runId(run: Run): string {
  return run.run === 1 ? `${run.targetId}-r${run.revision}` : `${run.targetId}-r${run.revision}-s${run.run}`;
}

/** The latest run of a target. */
export const runOf = (target: Target): Run => ({
  postId: target.postId,
  targetId: target.id,
  revision: target.revision,
  run: target.runs,
});

/** Whether a run still drives its target. */
export const drives = (run: Run, target: Target): boolean =>
  target.revision === run.revision && target.runs === run.run;

/**
 * The target claimed for a new run: due soon and not claimed, or claimed by a run that vanished.
 * Null if nobody needs to start. Saved on the version that was read, so that of two sweeps one wins.
 */
export function claim(target: Target, now: Instant): Target | null {
  if (target.wakeAt === null || target.wakeAt > later(now, CLAIM_AHEAD)) return null;
  const grace = target.state === "scheduled" ? UNBEGUN_AFTER : STRANDED_AFTER;
  const lastSign = Math.max(target.wakeAt, target.lastUpdated);
  if (target.runs > 0 && now - lastSign < grace) return null;
  return { ...target, runs: target.runs + 1, lastUpdated: now };
}
