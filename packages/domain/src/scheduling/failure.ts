import type { TargetFailure } from "./post.ts";

/** A failure of which nothing is visible: its first sentence says so. Source: ux §1, 5. */
export function nothingPosted(code: string, why: string, retryable: boolean): TargetFailure {
  return { code, message: `Nothing was posted. ${why}`, retryable };
}

/** Why a platform said no and what to do. `again`: the same may work in a minute. */
export type Cause = { why: string; again?: true };

/** The code of a target that was stopped because its files are not those that somebody said yes to. */
export const CHANGED_AFTER_YES = "changed-after-approval";
