import type { HookChannel, HookSlot, HookTone } from "@vignette/domain/hook-library";
import { languageName } from "../../shared/formats.ts";

/** Labels of the places where a hook is shown first. */
export const channelLabels: Record<HookChannel, string> = {
  spoken: "Spoken",
  "on-screen": "On screen",
  "slide-1": "First slide",
  caption: "Caption",
};

/** Labels of the tones. */
export const toneLabels: Record<HookTone, string> = {
  bold: "Bold",
  calm: "Calm",
  curious: "Curious",
  direct: "Direct",
  dry: "Dry",
  friendly: "Friendly",
  funny: "Funny",
  helpful: "Helpful",
  honest: "Honest",
  plain: "Plain",
  playful: "Playful",
  serious: "Serious",
};

/** `Competitor way` for `competitor-way`. */
export const slotLabel = (slot: string): string => {
  const words = slot.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The field of the brief that fills a placeholder, and what to call it in a sentence. */
export const fieldOfSlot: Partial<Record<HookSlot, { field: string; words: string }>> = {
  product: { field: "name", words: "your product's name" },
  audience: { field: "shortAudience", words: "who it is for, in up to 4 words" },
  pain: { field: "shortPain", words: "the pain in up to 4 words" },
  outcome: { field: "shortOutcome", words: "the outcome in up to 4 words" },
  goal: { field: "shortOutcome", words: "the outcome in up to 4 words" },
  price: { field: "price", words: "the price" },
};

/** `English` for `en`. An unknown code is returned as it is. */
export function languageLabel(code: string): string {
  try {
    return languageName(code);
  } catch {
    return code;
  }
}
