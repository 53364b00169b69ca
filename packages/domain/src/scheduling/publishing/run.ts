import { type Instant, instant, later, minutes, seconds } from "../../kernel/index.ts";
import type { Target } from "../post/post.ts";

/** One Workflow that publishes a target. It ends if the target was changed by anything else. */
export type PublishRun = { postId: string; targetId: string; revision: number; run: number };

/**
 * Workflows are created this long ahead of their instant, in milliseconds: at the 100 a second that Cloudflare allows
 * for one Workflow, 60 000 posts of one full hour. Source: docs/decisions, a million posts a day.
 */
export const CLAIM_AHEAD = minutes(10);

/**
 * The number of parts in which sweeps query targets. An index over times takes 500 writes a second, and each step of a
 * target writes to it: 16 parts take 8000. Source: ADR 26; docs/platforms/firestore.md#limits.
 */
export const SWEEP_SHARDS = 16;

/** The part in which sweeps find a target: its id's own, so that they fill evenly. */
export function sweepShard({ id }: Pick<Target, "id">): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % SWEEP_SHARDS;
}

/** A run that is overdue by this much, in ms, counts as lost. Longer than any step of ours. */
const STRANDED_AFTER = minutes(2);
/** The same before the first step, which is a single write. */
const UNBEGUN_AFTER = seconds(45);

/**
 * A run that only waits writes that it lives at least this often, in milliseconds; well before it is taken for lost.
 */
const SIGN_OF_LIFE = minutes(1);

/**
 * Whether a step led to nothing but another wait, and its run wrote of itself so lately that this needs no write.
 * A slow platform is polled twenty times a minute, but only one sign of life a minute is written.
 */
export function isOnlyWaiting(before: Target, after: Target): boolean {
  if (after.wakeAt === null || after.wakeAt - before.lastUpdated > SIGN_OF_LIFE) return false;
  const still = ({ wakeAt: _wakeAt, lastUpdated: _lastUpdated, ...rest }: Target) => JSON.stringify(rest);
  return still(before) === still(after);
}

/** The Workflow's id: the same claim made twice gives the same id, which the engine creates once. */
export function runId(run: PublishRun): string {
  return run.run === 1 ? `${run.targetId}-r${run.revision}` : `${run.targetId}-r${run.revision}-s${run.run}`;
}

/** The latest run of a target. */
export const runOf = (target: Target): PublishRun => ({
  postId: target.postId,
  targetId: target.id,
  revision: target.revision,
  run: target.runs,
});

/** Whether a run is the latest one of its target. */
export const isCurrentRun = (run: PublishRun, target: Target): boolean =>
  target.revision === run.revision && target.runs === run.run;

/**
 * From when on a target may be claimed: ten minutes ahead if it is unclaimed, or once the run that claimed it counts as
 * lost. Null if the engine has nothing to do. Sweeps query this, so that they read no target without work.
 */
export function claimableAt(target: Target): Instant | null {
  const { wakeAt, lastUpdated, runs, state } = target;
  if (wakeAt === null) return null;
  if (runs === 0) return later(wakeAt, -CLAIM_AHEAD);
  const grace = state === "scheduled" ? UNBEGUN_AFTER : STRANDED_AFTER;
  return later(instant(Math.max(wakeAt, lastUpdated)), grace);
}

/**
 * The target claimed for a new run, or null if no run needs to start. Saved on the version that was read, so that of
 * two sweeps one wins.
 */
export function claimTarget(target: Target, now: Instant): Target | null {
  const from = claimableAt(target);
  if (from === null || now < from) return null;
  return { ...target, runs: target.runs + 1, lastUpdated: now };
}
