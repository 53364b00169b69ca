import type { NotOffered } from "@vignette/domain/hook-library";
import { m } from "@vignette/messages";
import { listText } from "../formats.ts";

/** Gaps that a short form of the brief fills, and that form's field on Your Product. */
const SHORT: Record<string, { field: string; words: string; short: string }> = {
  audience: { field: "shortAudience", words: m.hooks_need_audience(), short: m.hooks_need_audience_short() },
  pain: { field: "shortPain", words: m.hooks_need_pain(), short: m.hooks_need_pain_short() },
  outcome: { field: "shortOutcome", words: m.hooks_need_outcome(), short: m.hooks_need_outcome_short() },
  goal: { field: "shortOutcome", words: m.hooks_need_outcome(), short: m.hooks_need_outcome_short() },
};

/** What a hook needs, as text; `field` is where the brief takes it, null where it is typed into the hook. */
export function hookNeeds(not: NotOffered): { words: string; field: string | null } {
  if (not.why === "language") return { words: m.hooks_other_language(), field: null };
  if (not.why === "length") return { words: m.hooks_too_long(), field: null };
  const [short] = not.slots.flatMap((slot) => SHORT[slot] ?? []);
  const typed = not.slots.filter((slot) => !(slot in SHORT)).map(slotWords);
  const needs = [...(short ? [short.short] : []), ...typed];
  return { words: m.hooks_needs({ list: listText(needs) }), field: short?.field ?? null };
}

/** What fills a gap, in a sentence. */
export const slotWords = (slot: string): string =>
  SHORT[slot]?.words ?? m.app_quoted({ text: slot.replaceAll("-", " ") });

/** Hooks that a detail completes, before those that are too long. */
export const detailsFirst = (a: { not: NotOffered | null }, b: { not: NotOffered | null }): number =>
  Number(a.not?.why === "length") - Number(b.not?.why === "length");
