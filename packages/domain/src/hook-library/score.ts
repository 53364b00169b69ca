import { hookLine } from "./fill.ts";
import type { HookChannel } from "./hook.ts";
import type { HookPart } from "./hook-part.ts";
import { countWords, hookLimits, wordsOverLimit } from "./limits.ts";

/** One strength or weakness of a hook, as text for users. */
export type ScoreReason = { good: boolean; words: string };

/** `points` from 0 to 100. Reasons first what is good. A guess from the words alone: results decide. */
export type HookScore = { points: number; reasons: ScoreReason[] };

/** Judges an opening line by what the words show. Source: docs/content.md#hooks. */
export function scoreHook(parts: readonly HookPart[], channel: HookChannel): HookScore {
  const line = hookLine(parts);
  const reasons = [
    specific(parts),
    audience(parts),
    openLoop(line),
    oneIdea(line),
    length(line, channel),
    claims(line),
  ];
  const told = reasons.filter((it) => it !== null);
  const points = 40 + told.reduce((sum, it) => sum + (it.good ? 12 : -20), 0);
  return {
    points: Math.max(0, Math.min(100, points)),
    reasons: told.toSorted((a, b) => Number(b.good) - Number(a.good)),
  };
}

const good = (words: string): ScoreReason => ({ good: true, words });
const bad = (words: string): ScoreReason => ({ good: false, words });

function specific(parts: readonly HookPart[]): ScoreReason | null {
  if (parts.some(({ type }) => type === "open")) return bad("still has a gap to fill");
  const says = parts.some((part) => part.type === "filled" && part.slot !== "audience");
  return says || /\d/.test(hookLine(parts)) ? good("is about something specific") : null;
}

function audience(parts: readonly HookPart[]): ScoreReason | null {
  const named = parts.some((part) => part.type === "filled" && part.slot === "audience");
  return named || /\byou(r|rs)?\b/i.test(hookLine(parts)) ? good("names who it is for") : null;
}

const TEASES = /\?|^(why|what|how|when|who)\b|\b(this|these|here is|guess|wait|watch|look|spot|find)\b/i;

function openLoop(line: string): ScoreReason | null {
  return TEASES.test(line) ? good("opens a question") : null;
}

function oneIdea(line: string): ScoreReason {
  const sentences = line.split(/[.!?…]+(?:\s|$)/).filter((it) => it.trim() !== "").length;
  return sentences <= 2 ? good("holds one idea") : bad("holds more than one idea");
}

function length(line: string, channel: HookChannel): ScoreReason {
  const over = wordsOverLimit(line, channel);
  const count = countWords(line);
  return over === 0
    ? good(count === 1 ? "1 word" : `${count} words`)
    : bad(`${count} words, ${hookLimits[channel]} fit here`);
}

/** Words that the platforms' advertising rules reject or that are not believed. */
const BANNED =
  /\b(guaranteed|miracle|cures?|risk[- ]free|get rich|100 ?%|no\. ?1|number one|best in the world|secret trick)\b/i;

/** A claim in a line that no platform accepts, in its own words; null if there is none. */
export const bannedClaim = (line: string): string | null => BANNED.exec(line)?.[0] ?? null;

function claims(line: string): ScoreReason | null {
  const word = bannedClaim(line);
  return word ? bad(`“${word}” is a claim that gets posts refused`) : null;
}
