import type { Target, TargetState } from "./post.ts";

/** Goes out at its time, or as soon as it is approved. */
export const plannedStates = ["scheduled", "awaiting-approval"] as const satisfies readonly TargetState[];

/** Whether a target goes out at its time, or as soon as it is approved. */
export const isPlanned = ({ state }: Pick<Target, "state">): boolean => plannedStates.some((it) => it === state);
