import type { TargetState } from "@vignette/domain/scheduling";
import { TargetBadge } from "../../../shared/state/target-badge.tsx";
import { stateNames } from "./state-names.ts";

/** The state of one target, in English. */
export const StateBadge = ({ state }: { state: TargetState }) => (
  <TargetBadge state={state} label={stateNames[state]} />
);
