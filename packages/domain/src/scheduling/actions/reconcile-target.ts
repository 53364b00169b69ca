import { type Instant, say } from "../../kernel/index.ts";
import { platformNames } from "../../social-accounts/index.ts";
import type { Target } from "../post/post.ts";
import { notInDoubt } from "../post/refusals.ts";
import { withLogEntry } from "../publishing/attempt.ts";
import { nextStep } from "../publishing/next-step.ts";

/** Whether the only thing left to do for a target is to ask the platform how it ended. */
export const canReconcile = (target: Target, now: Instant): boolean =>
  target.state === "needs-check" && nextStep({ ...target, wakeAt: now }, now).type === "check";

/**
 * A target whose outcome is unknown, claimed for one more check. Checks only read on the platform, and in doubt nothing
 * is sent again by itself. Throws a Refusal for any other target.
 */
export function reconcileTarget(target: Target, now: Instant): Target {
  if (!canReconcile(target, now)) throw notInDoubt();
  const name = platformNames[target.platform];
  const detail = say("receipt.reconciled", `Support asked ${name} again.`, { name });
  return withLogEntry({ ...target, wakeAt: now, runs: target.runs + 1 }, "reconciled", detail, now);
}
