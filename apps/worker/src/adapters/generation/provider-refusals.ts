import { Refusal } from "@vignette/domain/kernel";

/**
 * The provider is busy or limits our rate. `retryAfterS` is the wait it asks for, in seconds; null if it gives none.
 */
export const providerBusy = (retryAfterS: number | null = null) =>
  new Refusal(
    "limit",
    "generation.busy",
    `The AI provider is busy. Try again in ${retryAfterS === null ? "a minute" : waitOf(retryAfterS)}.`,
  );
/** The provider's quota is used up; waiting a minute does not help. */
export const providerUsedUp = () =>
  new Refusal(
    "limit",
    "generation.used-up",
    "We've reached our limit with the AI provider. Your work is saved. Try again later today.",
  );
/** The provider's content rules forbid this. */
export const providerRefused = () =>
  new Refusal(
    "invalid",
    "generation.refused",
    "The AI provider declined this request. Change the brief or the hook and try again.",
  );
export const providerUnavailable = () =>
  new Refusal("unavailable", "generation.unavailable", "The AI provider isn't responding. Try again.");
/** The call timed out. */
export const providerSlow = () =>
  new Refusal("unavailable", "generation.slow", "The AI provider took too long. Try again.");
/** The answer cannot be used, even after a retry where that can help. */
export const providerUnusable = () =>
  new Refusal("unavailable", "generation.unusable", "We couldn't use the AI provider's response. Try again.");
/** The provider cannot read the photo that went along. The picture is made without it; the user never reads this. */
export const referenceUnreadable = () =>
  new Refusal("invalid", "generation.reference-unreadable", "The AI provider couldn't read the product photo.");
/** A key or a model's name is wrong: the user cannot fix that. */
export const providerMisconfigured = () =>
  new Refusal(
    "unavailable",
    "generation.misconfigured",
    "Something's wrong on our side (AI provider setup). Your work is saved.",
  );
/** No provider is configured for this. */
export const notOffered = (what: string) =>
  new Refusal("unavailable", "generation.not-offered", `${what} can't be generated here: no provider is set up.`);
/** The caller aborted the call. */
export const stoppedMeanwhile = () => new Refusal("conflict", "generation.stopped", "This was stopped.");

function waitOf(seconds: number): string {
  if (seconds < 1) return "a second";
  if (seconds < 90) return `${Math.ceil(seconds)} second${Math.ceil(seconds) === 1 ? "" : "s"}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
