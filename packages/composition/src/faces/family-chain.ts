import { type Face, isOwnFace, type Typeface } from "@vignette/domain/studio/catalogue";
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

export type Role = { face: Typeface; italic: boolean };

/** Whether a letter is drawn as a colored emoji, in every face. */
export const isEmoji = (letter: string): boolean => EMOJI.test(letter);

/** The bundled families in which a letter is looked up, in order: for an uploaded face, after its own file. */
export function familyChain({ face, italic }: Role, letter: string): readonly FamilyName[] {
  const upright = isOwnFace(face) ? OWN.native : OWN[face];
  if (isEmoji(letter)) return ["emoji", ...upright];
  const own = italic && face === "quote" ? (["quoteItalic", ...OWN.quote] as const) : upright;
  return [...own, ...SCRIPTS];
}

/** The weight of a fallback family for a face. */
export function weightIn(family: FamilyName | "own", face: Typeface, weight: number): number {
  return family !== face && LOUD.some((it) => it === face) ? 900 : weight;
}
