import type { Instant } from "@vignette/domain/kernel";
import { claimTarget, runOf, type Target } from "@vignette/domain/scheduling";
import type { Publisher } from "../adapters/platforms/publisher.ts";

/** Claims a target that is due before the next sweep in the same write that plans it. */
export const claimedIfSoon = (target: Target, now: Instant): Target => claimTarget(target, now) ?? target;

/** A published post is started once more for its first comment. */
const startable: readonly Target["state"][] = ["scheduled", "published"];

/** Starts claimed targets, after the write. A start that fails does no harm: the sweep finds the target. */
export async function startClaimed(publisher: Publisher, targets: readonly Target[]): Promise<void> {
  const claimed = targets.filter(
    (target) => target.runs > 0 && target.wakeAt !== null && startable.includes(target.state),
  );
  await Promise.allSettled(claimed.map((target) => publisher.start(runOf(target))));
}
