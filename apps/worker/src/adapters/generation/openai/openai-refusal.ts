import type { Refusal } from "@vignette/domain/kernel";
import type { FailedAnswer } from "../provider-fetch.ts";
import {
  providerBusy,
  providerMisconfigured,
  providerRefused,
  providerUnavailable,
  providerUsedUp,
  referenceUnreadable,
} from "../provider-refusals.ts";

/** Maps a failed answer to a Refusal. Source: docs/platforms/openai.md#errors. */
export function openaiRefusal({ status, body, retryAfterS }: FailedAnswer): Refusal {
  if (/insufficient_quota/.test(body)) return providerUsedUp();
  if (status === 429) return providerBusy(retryAfterS);
  if (/moderation_blocked|content_policy|content_filter/.test(body)) return providerRefused();
  if (/invalid_image|unsupported_image/.test(body)) return referenceUnreadable();
  return status === 401 || status === 403 || status === 404 ? providerMisconfigured() : providerUnavailable();
}
