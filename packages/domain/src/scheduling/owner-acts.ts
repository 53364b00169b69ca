import type { Instant } from "../kernel/index.ts";
import { platformNames } from "../social-accounts/index.ts";
import { logged, stopped } from "./attempt.ts";
import { CHANGED_AFTER_YES, nothingPosted } from "./failure.ts";
import type { Target, TargetState } from "./post.ts";
import { notFailed, notInDoubt } from "./refusals.ts";
import { revised } from "./revised.ts";

const waiting: readonly TargetState[] = ["draft", "awaiting-approval", "scheduled"];
const movable: readonly TargetState[] = [...waiting, "cancelled"];

/** Taken off the calendar by its owner; null if it is too late or nothing waits. */
export function cancelTarget(target: Target, now: Instant): Target | null {
  if (!waiting.includes(target.state)) return null;
  return logged(revised(target, { state: "cancelled", wakeAt: null }), "cancelled", "Cancelled by you.", now);
}

/** Put on another time by its owner; null if it is too late or it already ended. What needs a yes goes on waiting for it. */
export function moveTarget(target: Target, publishAt: Instant, now: Instant): Target | null {
  if (!movable.includes(target.state)) return null;
  return logged(planned({ ...target, publishAt }, publishAt), "scheduled", "Moved to another time by you.", now);
}

/** A failed target again, now. Refuses any other: a second send needs the certainty that the first left nothing. */
export function retryTarget(target: Target, now: Instant): Target {
  if (target.state !== "failed") throw notFailed();
  // Its yes was for other files: it needs a new one.
  const approval = target.failure?.code === CHANGED_AFTER_YES ? { print: null } : target.approval;
  return logged(planned({ ...target, approval }, now), "retried", "Sent again by you.", now);
}

/** The owner looked at the platform and tells us what we could not know. Refuses a target that is not in doubt. */
export function resolveTarget(target: Target, found: boolean, now: Instant): Target {
  if (target.state !== "needs-check") throw notInDoubt();
  const name = platformNames[target.platform];
  if (!found) {
    const told = logged(revised(target, {}), "resolved", `You did not find it on ${name}.`, now);
    return stopped(told, nothingPosted("owner-did-not-find-it", `You did not find it on ${name}.`, true), now);
  }
  const at = target.attempt?.sentAt ?? now;
  const publication = { at, platformPostId: null, permalink: null };
  const live = revised(target, { state: "published", publication, failure: null, wakeAt: null });
  return logged(live, "resolved", `You found it on ${name}.`, now);
}

/** Its account was disconnected: what waited becomes a draft; null if nothing waited. */
export function shelveTarget(target: Target, now: Instant): Target | null {
  if (target.state !== "scheduled" && target.state !== "awaiting-approval") return null;
  const shelved = revised(target, { state: "draft", wakeAt: null });
  return logged(shelved, "shelved", "Not scheduled any more: the account was disconnected.", now);
}

/** Goes out at a moment; if it needs a yes and has none, it waits for that. */
function planned(target: Target, wakeAt: Instant): Target {
  const waits = target.state === "awaiting-approval" || (target.approval !== null && target.approval.print === null);
  return waits
    ? revised(target, { state: "awaiting-approval", wakeAt: null })
    : revised(target, { state: "scheduled", wakeAt });
}
