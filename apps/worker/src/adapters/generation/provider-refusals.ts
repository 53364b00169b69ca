import { Refusal } from "@vignette/domain/kernel";

/** The provider has no room for us now. `retryAfterS` as it told, in seconds; null where it told nothing. */
export const providerBusy = (retryAfterS: number | null = null) =>
  new Refusal(
    "limit",
    "generation.busy",
    `The AI provider takes no more requests right now. Try again in ${retryAfterS === null ? "a minute" : waitOf(retryAfterS)}.`,
  );
/** What we may use of it is used up; waiting a minute does not mend that. */
export const providerUsedUp = () =>
  new Refusal(
    "limit",
    "generation.used-up",
    "Our allowance with the AI provider is used up for now. Your work is kept: try again later today.",
  );
/** The provider will not make this: its content rules, not ours. */
export const providerRefused = () =>
  new Refusal(
    "invalid",
    "generation.refused",
    "The AI provider declined to make this. Change the words of the brief or the hook and try again.",
  );
export const providerUnavailable = () =>
  new Refusal("unavailable", "generation.unavailable", "The AI provider does not answer right now. Try again.");
/** It took longer than we wait. */
export const providerSlow = () =>
  new Refusal("unavailable", "generation.slow", "The AI provider took too long and was stopped. Try again.");
/** It answered, twice where that may help, with something that cannot be used. */
export const providerUnusable = () =>
  new Refusal("unavailable", "generation.unusable", "The AI provider's answer could not be used. Try again.");
/** A key or a model's name is wrong: nothing that the person who reads it could mend. */
export const providerMisconfigured = () =>
  new Refusal(
    "unavailable",
    "generation.misconfigured",
    "This can't be made right now: the AI provider is not set up correctly. It is our mistake, and your work is kept.",
  );
/** No provider is configured for this. */
export const notOffered = (what: string) =>
  new Refusal("unavailable", "generation.not-offered", `${what} can't be made here: no provider is set up for it.`);
/** Nobody waits for it any more. */
export const stoppedMeanwhile = () => new Refusal("conflict", "generation.stopped", "This was stopped.");

function waitOf(seconds: number): string {
  if (seconds < 1) return "a second";
  if (seconds < 90) return `${Math.ceil(seconds)} second${Math.ceil(seconds) === 1 ? "" : "s"}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
