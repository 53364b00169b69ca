import type { NotOffered } from "@vignette/domain/hook-library";
import { listText } from "../formats.ts";

/** Gaps that a short form of the brief fills, and that form's field on Your Product. */
const SHORT: Record<string, { field: string; words: string }> = {
  audience: { field: "shortAudience", words: "the audience" },
  pain: { field: "shortPain", words: "the pain" },
  outcome: { field: "shortOutcome", words: "the outcome" },
  goal: { field: "shortOutcome", words: "the outcome" },
};

/** What a hook needs, as text; `field` is where the brief takes it, null where it is typed into the hook. */
export function hookNeeds(not: NotOffered): { words: string; field: string | null } {
  if (not.why === "language") return { words: "In another language.", field: null };
  if (not.why === "length") return { words: "Too long for its place with your words.", field: null };
  const [short] = not.slots.flatMap((slot) => SHORT[slot] ?? []);
  const typed = not.slots.filter((slot) => !(slot in SHORT)).map(slotWords);
  const needs = [...(short ? [`${short.words} in up to 4 words`] : []), ...typed];
  return { words: `Needs ${listText(needs)}.`, field: short?.field ?? null };
}

/** What fills a gap, in a sentence. */
export const slotWords = (slot: string): string => SHORT[slot]?.words ?? `“${slot.replaceAll("-", " ")}”`;

/** Hooks that a detail completes, before those that are too long. */
export const detailsFirst = (a: { not: NotOffered | null }, b: { not: NotOffered | null }): number =>
  Number(a.not?.why === "length") - Number(b.not?.why === "length");
