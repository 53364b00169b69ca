import type { Instant } from "@vignette/domain/kernel";
import { daysUntilReset } from "@vignette/domain/usage";
import { m } from "@vignette/messages";
import { dayInSentence } from "../formats.ts";

/** When usage resets, as the sentence of spec §9, in the reader's language: `Resets in 3 days`, from a week on `Resets Dec 14`. */
export function resetWords(resetsAt: Instant, now: Instant): string {
  const days = daysUntilReset(resetsAt, now);
  if (days === 0) return m.settings_resets_today();
  if (days === 1) return m.settings_resets_tomorrow();
  return days < 7
    ? m.settings_resets_in_days({ days })
    : m.settings_resets_on({ date: dayInSentence(resetsAt, "UTC") });
}
