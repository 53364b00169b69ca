import type { HookChannel } from "./hook.ts";

/** Maximum words of a hook by its place: on screen two lines, spoken three seconds. Source: docs/content.md#hooks. */
export const hookLimits: Record<HookChannel, number> = { spoken: 14, "on-screen": 9, "slide-1": 12, caption: 20 };

/** By how many words a line is too long for its place; 0 if it fits. */
export function wordsOverLimit(line: string, channel: HookChannel): number {
  return Math.max(0, countWords(line) - hookLimits[channel]);
}

/** An open placeholder counts as one word. */
export function countWords(line: string): number {
  return line.split(/\s+/).filter((word) => /[\p{L}\p{N}[]/u.test(word)).length;
}
