import { type Instant, minutes, say } from "../../kernel/index.ts";
import type { Target } from "../post/post.ts";
import { revised } from "../post/revised.ts";
import { MOVED_BY_YOU, withLogEntry } from "../publishing/attempt.ts";
import { isAllowed } from "./allowed-actions.ts";

/**
 * So near to its instant a post is locked on the calendar, in milliseconds: it is going out.
 * Source: docs/experience.md#calendar.
 */
export const LOCKED_WITHIN = minutes(1);

const RESTORED = say("receipt.restored", "Deleted and restored by you.");
const RESTORED_LATE = say("receipt.restored-late", "Restored by you after its time had passed.");

type Placed = Pick<Target, "state" | "publishAt">;

/** Whether a whole post may be moved on the calendar: all of it is waiting, and none of it is about to go out. */
export function canShift(targets: readonly Placed[], now: Instant): boolean {
  return targets.length > 0 && targets.every((it) => isAllowed("shift", it) && !isLocked(it, now));
}

/** Whether a whole post may be deleted: nothing of it is published, being sent or in doubt. */
export function canRemove(targets: readonly Placed[], now: Instant): boolean {
  return targets.every((it) => isAllowed("remove", it) && !isLocked(it, now));
}

/**
 * Moves a target to another time and keeps its state: a draft stays a draft, and a required approval stays required. At the same
 * time it stays as it is, and its receipt says nothing.
 */
export function shiftTarget(target: Target, publishAt: Instant, now: Instant): Target {
  if (publishAt === target.publishAt) return target;
  const wakeAt = target.state === "scheduled" ? publishAt : null;
  return withLogEntry(revised(target, { publishAt, wakeAt }), "moved", MOVED_BY_YOU, now);
}

/**
 * Brings a target back after a deletion. If its time has passed meanwhile it becomes a draft, so that nothing goes out
 * late by itself.
 */
export function restoreTarget(target: Target, now: Instant): Target {
  if (target.state !== "scheduled") return withLogEntry(revised(target, {}), "restored", RESTORED, now);
  if (target.publishAt > now) {
    const back = revised(target, { wakeAt: target.publishAt });
    return withLogEntry(back, "restored", RESTORED, now);
  }
  const unscheduled = revised(target, { state: "draft", wakeAt: null });
  return withLogEntry(unscheduled, "restored", RESTORED_LATE, now);
}

const isLocked = ({ state, publishAt }: Placed, now: Instant) =>
  state === "scheduled" && publishAt - now < LOCKED_WITHIN;
