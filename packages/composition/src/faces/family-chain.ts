import type { Face } from "@vignette/domain/studio/catalogue";
import type { FamilyName } from "./families.ts";

/** The fallback family for letters that no other family has. */
const SCRIPTS: readonly FamilyName[] = [
  "sans",
  "arabic",
  "hebrew",
  "thai",
  "devanagari",
  "bengali",
  "tamil",
  "japanese",
  "korean",
  "chinese",
  "symbols",
  "emoji",
];

/** A script that a face lacks falls back inside its role (docs/content.md#faces): first to its like, then to Native. */
const OWN: Record<Face, readonly FamilyName[]> = {
  native: ["native"],
  punch: ["punch", "native"],
  block: ["block", "native"],
  edit: ["edit", "native"],
  hand: ["hand", "note", "native"],
  note: ["note", "hand", "native"],
  type: ["type", "native"],
  quote: ["quote", "native"],
};

/** Fallbacks of bold faces are bold. */
const LOUD: readonly Face[] = ["punch", "block"];

/** A colored emoji, not the outline that some faces have of it. */
const EMOJI = /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Regional_Indicator}{2}|[\d#*]\uFE0F?\u20E3)/u;

export type Role = { face: Face; italic: boolean };

/** The families in which a letter is looked up, in order. */
export function familyChain({ face, italic }: Role, letter: string): readonly FamilyName[] {
  if (EMOJI.test(letter)) return ["emoji", ...OWN[face]];
  const own = italic && face === "quote" ? (["quoteItalic", ...OWN.quote] as const) : OWN[face];
  return [...own, ...SCRIPTS];
}

/** The weight of a fallback family for a face. */
export function weightIn(family: FamilyName, face: Face, weight: number): number {
  return family !== face && LOUD.includes(face) ? 900 : weight;
}
