import { type Instant, later, minutes, Refusal } from "../kernel/index.ts";
import type { Creation } from "./creation.ts";

/** How long a generation may show no progress before it counts as lost, in milliseconds. */
export const GENERATION_SILENCE = minutes(2);

const LOST = "The work on this stopped unexpectedly. Nothing made so far is lost: try again to continue.";

/** Whether somebody is still working on it. */
export function isGenerating(creation: Creation, now: Instant): boolean {
  return creation.state === "generating" && later(creation.lastUpdated, GENERATION_SILENCE) > now;
}

/** The creation as it truly stands: a generation that has been silent for too long has failed. */
export function settled(creation: Creation, now: Instant): Creation {
  return creation.state !== "generating" || isGenerating(creation, now)
    ? creation
    : { ...creation, state: "failed", failure: LOST };
}

export const stillGenerating = () =>
  new Refusal("conflict", "studio.generating", "This is still being made. Please wait until it is done.");
export const notFailed = () =>
  new Refusal("conflict", "studio.not-failed", "There is nothing to try again: this was made without a failure.");
