import type { Target, TargetState } from "../post/post.ts";
import { plannedStates } from "../post/target-states.ts";

/** Not sent, and not given up. */
const waiting = ["draft", "awaiting-approval", "scheduled"] as const;
/** Nothing of it is published, being sent or in doubt. */
const unsent = [...waiting, "cancelled", "failed"] as const;

/**
 * The states of a target in which each action is allowed. Screens offer, and the Worker performs, only what this table
 * allows. Once a target is being sent its record is final: docs/decisions/0010-targets-are-documents.md.
 */
export const allowedStates = {
  /** Takes it off the calendar. Source: docs/experience.md#post. */
  cancel: waiting,
  /** Moves it on the calendar and keeps its state. Source: docs/experience.md#calendar. */
  shift: waiting,
  /** Gives it another time at which it goes out, also after it was canceled. Source: docs/experience.md#post. */
  reschedule: [...waiting, "cancelled"],
  /** Changes its caption, choices or time in the composer. Source: docs/experience.md#composer. */
  edit: unsent,
  /** Changes its caption where it is discussed. Source: docs/decisions/0038-an-approval-names-what-was-seen.md. */
  reword: unsent,
  /** Deletes it with its post. Source: docs/experience.md#calendar. */
  remove: unsent,
  /** Sends it for approval. Source: docs/decisions/0038-an-approval-names-what-was-seen.md. */
  requestApproval: waiting,
  /** Sends it for approval again, if nothing of its post is waiting. Source: as above. */
  requestApprovalAgain: ["cancelled", "failed"],
  /** Approves it or requests changes. Source: as above. */
  decide: ["awaiting-approval"],
  /** Sends it again. Source: docs/experience.md#post. */
  retry: ["failed"],
  /** Says whether it was found on the platform. Source: docs/experience.md#post. */
  resolve: ["needs-check"],
  /** Makes it a draft because its account was disconnected. Our own choice: nothing fails later. */
  unschedule: plannedStates,
} as const satisfies Record<string, readonly TargetState[]>;

export type TargetAction = keyof typeof allowedStates;

/** Whether a target is in a state that allows the action. Times are checked apart: see `canShift` and `canRemove`. */
export const isAllowed = (action: TargetAction, { state }: Pick<Target, "state">): boolean =>
  allowedStates[action].some((it) => it === state);

/** Whether the owner may still change what a target says, or when. */
export const canEdit = (target: Pick<Target, "state">): boolean => isAllowed("edit", target);
