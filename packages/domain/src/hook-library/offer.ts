import { fillHook, hookLine, unfilledSlots } from "./fill.ts";
import type { Hook } from "./hook.ts";
import type { HookPart } from "./hook-part.ts";
import { fitsPlace } from "./limits.ts";
import type { HookSlot } from "./placeholder.ts";
import type { HookFilling } from "./values.ts";

/** Why a hook is not offered: a detail is open, its short form is missing, its words are too many, or its language is another. */
export type NotOffered =
  | { why: "language" }
  | { why: "detail"; slots: readonly string[] }
  | { why: "short-form"; slots: readonly HookSlot[] }
  | { why: "length" };

/** A hook filled for a product. `not` is null if it is offered. */
export type HookOffer<H extends Offerable = Hook> = {
  hook: H;
  parts: HookPart[];
  line: string;
  not: NotOffered | null;
};

export type Offerable = Pick<Hook, "template" | "channel" | "language"> & {
  /** Whose hook it is; one of ours must be right as it is filled, a user's own as they wrote it. */
  origin?: "ours" | "written" | "made";
};

/**
 * A hook filled for a product, and whether it can be used as it stands: in the language of the brief, nothing open, and
 * each value of the kind of word that its place in the sentence takes, within the limits of its channel. Lines of the
 * user's own are held to their gaps and their language alone.
 */
export function hookOffer<H extends Offerable>(hook: H, { values, loose, language }: HookFilling): HookOffer<H> {
  const parts = fillHook(hook.template, values);
  const line = hookLine(parts);
  return { hook, parts, line, not: notOffered(hook, line, loose, language) };
}

function notOffered(
  { template, channel, language, origin = "ours" }: Offerable,
  line: string,
  loose: readonly HookSlot[],
  wanted: string,
): NotOffered | null {
  if (tongue(language) !== tongue(wanted)) return { why: "language" };
  const open = [...new Set(unfilledSlots(line))];
  if (open.length > 0) return { why: "detail", slots: open };
  if (origin !== "ours") return null;
  const used = unfilledSlots(template);
  const unsuited = loose.filter((slot) => used.includes(slot));
  if (unsuited.length > 0) return { why: "short-form", slots: unsuited };
  return fitsPlace(line, channel) ? null : { why: "length" };
}

const tongue = (language: string) => language.slice(0, 2);
