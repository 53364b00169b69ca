import { type Instant, later, minutes, Refusal, type Saying, say } from "../../kernel/index.ts";
import type { Creation } from "./creation.ts";

/** How long a generation may report no progress before it counts as lost, in ms. */
export const GENERATION_SILENCE = minutes(2);
/** How often a lost generation is restarted automatically. Our own choice. */
const RESTARTS_MAX = 2;

const lost = say(
  "studio.lost",
  "The work on this stopped unexpectedly. Nothing made so far is lost: try again to continue.",
);

/** Whether generation is still running, or will be resumed: a lost one is restarted a few times. */
export function isGenerating(creation: Creation, now: Instant): boolean {
  if (creation.state !== "generating") return false;
  return creation.restarts < RESTARTS_MAX || !isSilent(creation, now);
}

/** Whether a generation was lost and is to be restarted. */
export const needsRestart = (creation: Creation, now: Instant): boolean =>
  isGenerating(creation, now) && isSilent(creation, now);

const isSilent = ({ lastUpdated }: Creation, now: Instant) => later(lastUpdated, GENERATION_SILENCE) <= now;

/** The creation with its actual state: a generation that was lost too often has failed. */
export function failIfLost(creation: Creation, now: Instant): Creation {
  return creation.state !== "generating" || isGenerating(creation, now)
    ? creation
    : { ...creation, ...failedGeneration(lost) };
}

/** What a failed generation changes in its creation. */
export const failedGeneration = ({ message, says }: Saying) =>
  ({ state: "failed", failure: message, failureSays: says }) as const;

export const stillGenerating = () =>
  new Refusal("conflict", "studio.generating", "This is still being generated. Wait until it's done.");
export const notGenerating = () =>
  new Refusal("conflict", "studio.not-generating", "This is no longer being generated.");
