import type { HookChannel, HookSlot, HookTone } from "@vignette/domain/hook-library";
import { m } from "@vignette/messages";
import { languageName } from "../../shared/formats.ts";

/** Labels of the places where a hook is shown first. */
export const channelLabels: Record<HookChannel, string> = {
  spoken: m.hooks_spoken(),
  "on-screen": m.hooks_on_screen(),
  "slide-1": m.hooks_first_slide(),
  caption: m.hooks_caption(),
};

/** Labels of the tones. */
export const toneLabels: Record<HookTone, string> = {
  bold: m.hooks_tone_bold(),
  calm: m.hooks_tone_calm(),
  curious: m.hooks_tone_curious(),
  direct: m.hooks_tone_direct(),
  dry: m.hooks_tone_dry(),
  friendly: m.hooks_tone_friendly(),
  funny: m.hooks_tone_funny(),
  helpful: m.hooks_tone_helpful(),
  honest: m.hooks_tone_honest(),
  plain: m.hooks_tone_plain(),
  playful: m.hooks_tone_playful(),
  serious: m.hooks_tone_serious(),
};

/** `Competitor way` for `competitor-way`. */
export const slotLabel = (slot: string): string => {
  const words = slot.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The field of the brief that fills a placeholder, and what to call it in a sentence. */
export const fieldOfSlot: Partial<Record<HookSlot, { field: string; words: string }>> = {
  product: { field: "name", words: m.hooks_slot_product() },
  audience: { field: "shortAudience", words: m.hooks_slot_audience() },
  pain: { field: "shortPain", words: m.hooks_slot_pain() },
  outcome: { field: "shortOutcome", words: m.hooks_slot_outcome() },
  goal: { field: "shortOutcome", words: m.hooks_slot_outcome() },
  price: { field: "price", words: m.hooks_slot_price() },
};

/** `English` for `en`. An unknown code is returned as it is. */
export function languageLabel(code: string): string {
  try {
    return languageName(code);
  } catch {
    return code;
  }
}
