import { fillHook, hookLine, unfilledSlots } from "./fill.ts";
import type { Hook } from "./hook.ts";
import type { HookPart, HookValues } from "./hook-part.ts";
import { fitsPlace } from "./limits.ts";
import type { HookFilling } from "./values.ts";

/** Why a hook is not offered: a detail is open, its words are too many, or its language is another. */
export type NotOffered = { why: "language" } | { why: "detail"; slots: readonly string[] } | { why: "length" };

/** A hook filled for a product. `not` is null if it is offered. */
export type HookOffer<H extends Offerable = Hook> = {
  hook: H;
  parts: HookPart[];
  line: string;
  not: NotOffered | null;
};

export type Offerable = Pick<Hook, "template" | "channel" | "language"> & {
  /** Whose hook it is. Built-in hooks must be correct once filled; a user's own are taken as written. */
  origin?: "ours" | "written" | "made";
};

/**
 * A hook filled for a product, and whether it can be used as it stands: in the language of the brief, nothing open, and
 * within the limits of its place. Ours are filled with words of the kind that their sentence takes, so that a phrase
 * without a short form leaves its gap open; a user's own take the whole phrase and have no limit.
 */
export function hookOffer<H extends Offerable>(hook: H, filling: HookFilling): HookOffer<H> {
  const isOurs = (hook.origin ?? "ours") === "ours";
  const parts = fillHook(hook.template, isOurs ? fittingValues(filling) : filling.values);
  const line = hookLine(parts);
  return { hook, parts, line, not: notOffered(hook, line, isOurs, filling.language) };
}

/** The values that fit into any sentence as they are. */
export function fittingValues({ values, loose }: HookFilling): HookValues {
  return { ...values, ...Object.fromEntries(loose.map((slot) => [slot, ""])) };
}

function notOffered(
  { channel, language }: Offerable,
  line: string,
  isOurs: boolean,
  wanted: string,
): NotOffered | null {
  if (tongue(language) !== tongue(wanted)) return { why: "language" };
  const open = [...new Set(unfilledSlots(line))];
  if (open.length > 0) return { why: "detail", slots: open };
  return isOurs && !fitsPlace(line, channel) ? { why: "length" } : null;
}

const tongue = (language: string) => language.slice(0, 2);
