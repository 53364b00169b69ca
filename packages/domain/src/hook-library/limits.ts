import { utf16Units } from "../kernel/index.ts";
import type { HookChannel } from "./hook.ts";

/** Maximum words of a hook by its place: on screen two lines, spoken three seconds. Source: docs/content.md#hooks. */
export const hookLimits: Record<HookChannel, number> = { spoken: 14, "on-screen": 9, "slide-1": 12, caption: 20 };

/** Maximum letters of a hook by its place, for lines of few long words. Source: docs/content.md#hooks. */
const hookLetters: Record<HookChannel, number> = { spoken: 100, "on-screen": 64, "slide-1": 84, caption: 140 };

/** By how many words a line is too long for its place; 0 if it fits. */
export function wordsOverLimit(line: string, channel: HookChannel): number {
  return Math.max(0, countWords(line) - hookLimits[channel]);
}

/** Whether a filled line fits its place, in words and in letters. */
export const fitsPlace = (line: string, channel: HookChannel): boolean =>
  wordsOverLimit(line, channel) === 0 && utf16Units(line) <= hookLetters[channel];

/** An open placeholder counts as one word. */
export function countWords(line: string): number {
  return line.split(/\s+/).filter((word) => /[\p{L}\p{N}[]/u.test(word)).length;
}
