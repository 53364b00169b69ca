import { type Saying, say, utf16Units } from "../kernel/index.ts";
import { type HookSlot, type Placeholder, placeholders } from "./placeholder.ts";

/**
 * What is wrong with a value for a placeholder; null if it fits. An empty value fits: it leaves the gap open.
 */
export function badValue(slot: HookSlot, value: string): Saying | null {
  const { type, example, maxLength }: Placeholder = placeholders[slot];
  const typed = value.trim();
  if (typed === "") return null;
  if (utf16Units(typed) > maxLength)
    return say("hook-library.value-too-long", `Use at most ${maxLength} characters.`, { most: maxLength });
  if (/[[\]]/.test(typed)) return say("hook-library.value-brackets", "Leave the brackets out.");
  if (type === "number" && !/^[\d.,\s]+$/.test(typed))
    return say("hook-library.value-figures", `Use figures alone, such as ${example}.`, { example });
  if (type === "price" && !/\d/.test(typed))
    return say("hook-library.value-price", `A price has a figure, such as ${example}.`, { example });
  return null;
}
