import { Refusal } from "@vignette/domain/kernel";

/** An OpenAI-compatible provider and the models it is asked for. */
export type Provider = {
  fetch: typeof globalThis.fetch;
  apiKey: string;
  textModel: string;
  imageModel: string;
  voiceModel: string;
  transcriptionModel: string;
};

/** The address is the same everywhere: on a laptop and in tests the sandbox answers for it. */
export const PROVIDER_URL = "https://api.openai.com/v1";

/** The provider has no room for us now, or our quota with it is used up. */
const providerBusy = () =>
  new Refusal("limit", "generation.busy", "The AI provider takes no more requests right now. Try again in a minute.");
/** The provider will not make this: its content rules, not ours. */
export const providerRefused = () =>
  new Refusal(
    "invalid",
    "generation.refused",
    "The AI provider declined to make this. Change the words of the brief or the hook and try again.",
  );
export const providerUnavailable = () =>
  new Refusal("unavailable", "generation.unavailable", "The AI provider does not answer right now. Try again.");
/** It answered, twice, with something that cannot be used. */
export const providerUnusable = () =>
  new Refusal("unavailable", "generation.unusable", "The AI provider's answer could not be used. Try again.");

/** What a failed answer of the provider means for a person. `body` is its text. Source: contracts §7.2, Error. */
export function refusalOf(status: number, body: string): Refusal {
  if (status === 429) return providerBusy();
  if (/moderation_blocked|content_policy|content_filter/.test(body)) return providerRefused();
  return providerUnavailable();
}
