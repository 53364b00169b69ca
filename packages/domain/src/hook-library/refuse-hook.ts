import { Refusal } from "../kernel/index.ts";
import { unfilledSlots } from "./fill.ts";
import type { Hook, HookChannel } from "./hook.ts";
import { countWords, hookLimits, wordsOverLimit } from "./limits.ts";
import { type HookSlot, hookSlots } from "./placeholder.ts";

/**
 * Why a line cannot be stored as a hook, or null: an unclosed bracket, an unknown placeholder, nothing but
 * placeholders other than figures, or more words than fit its place.
 */
export function refuseHook({ template, channel }: Pick<Hook, "template" | "channel">): Refusal | null {
  if (/[[\]]/.test(template.replace(/\[[a-z-]+\]/g, ""))) {
    return refuse("bracket", "A placeholder is one word in brackets, such as [pain].");
  }
  const unknown = unfilledSlots(template).find((slot) => !hookSlots.includes(slot as HookSlot));
  if (unknown !== undefined)
    return refuse("unknown-placeholder", `[${unknown}] isn't a known placeholder. Choose another.`).with({
      slot: unknown,
    });
  // Figures are words enough.
  if (template !== "[figures]" && countWords(template.replace(/\[[a-z-]+\]/g, "")) === 0) {
    return refuse("no-words", "Add words of your own around the placeholders.");
  }
  const over = wordsOverLimit(template, channel);
  return over === 0
    ? null
    : refuse(`too-long-${channel}`, `${over} ${over === 1 ? "word" : "words"} too many ${places[channel]}.`).with({
        over,
        most: hookLimits[channel],
      });
}

const refuse = (code: string, message: string) => new Refusal("invalid", `hook-library.${code}`, message, "template");

const places: Record<HookChannel, string> = {
  spoken: `to say in three seconds: keep it to ${hookLimits.spoken}`,
  "on-screen": `for two lines on screen: keep it to ${hookLimits["on-screen"]}`,
  "slide-1": `for a first slide: keep it to ${hookLimits["slide-1"]}`,
  caption: `for the start of a caption: keep it to ${hookLimits.caption}`,
};
