import { utf16Units } from "../kernel/index.ts";
import { type HookSlot, type Placeholder, placeholders } from "./placeholder.ts";

/**
 * What is wrong with a value for a placeholder, as text; null if it fits. An empty value fits: it leaves the gap open.
 */
export function badValue(slot: HookSlot, value: string): string | null {
  const { type, example, maxLength }: Placeholder = placeholders[slot];
  const typed = value.trim();
  if (typed === "") return null;
  if (utf16Units(typed) > maxLength) return `Use at most ${maxLength} characters.`;
  if (/[[\]]/.test(typed)) return "Leave the brackets out.";
  if (type === "number" && !/^[\d.,\s]+$/.test(typed)) return `Use figures alone, such as ${example}.`;
  if (type === "price" && !/\d/.test(typed)) return `A price has a figure, such as ${example}.`;
  return null;
}
