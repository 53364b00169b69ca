import { Refusal } from "../../kernel/index.ts";

/** The state of one target. Source: docs/architecture.md#publishing. */
export const targetStates = [
  "draft",
  "awaiting-approval",
  "scheduled",
  "publishing",
  "published",
  "failed",
  "needs-check",
  "cancelled",
  "sent-to-inbox",
] as const;
type State = (typeof targetStates)[number];

/** Goes out at its time, or as soon as it is approved. */
export const plannedStates = ["scheduled", "awaiting-approval"] as const satisfies readonly State[];

/** Whether a target goes out at its time, or as soon as it is approved. */
export const isPlanned = ({ state }: { state: State }): boolean => plannedStates.some((it) => it === state);

/** Being sent, or sent with an unknown outcome: until that is settled, its record and its files must stay. */
export const unsettledStates = ["publishing", "needs-check"] as const satisfies readonly State[];

/** Only its owner can settle it: send it again, or say whether it went out. */
export const problemStates = ["failed", "needs-check"] as const satisfies readonly State[];

/** What is removed together with posts. */
type Removed = "project" | "account" | "connection";

/**
 * Null if nothing of it is being sent and every outcome is known. `states` are those of the targets that would be
 * removed. Source: ADR 49.
 */
export function refuseUnsettled(removed: Removed, states: readonly string[]): Refusal | null {
  if (states.includes("publishing")) return stillPublishing(removed);
  return states.includes("needs-check") ? outcomeUnknown(removed) : null;
}

const attempts = {
  project: "delete the project again",
  account: "delete your account again",
  connection: "disconnect the account again",
} as const satisfies Record<Removed, string>;

const stillPublishing = (removed: Removed) =>
  new Refusal(
    "conflict",
    `${removed}.publishing`,
    `A post is being published right now. Wait a few minutes, then ${attempts[removed]}.`,
  );

const outcomeUnknown = (removed: Removed) =>
  new Refusal(
    "conflict",
    `${removed}.needs-check`,
    `We don't know yet whether a post went out. Open it in the calendar and say whether you found it, then ${attempts[removed]}.`,
  );
