import { hookLine } from "./fill.ts";
import type { HookChannel } from "./hook.ts";
import type { HookPart } from "./hook-part.ts";
import { countWords, hookLimits, wordsOverLimit } from "./limits.ts";

/** One strength or weakness of a hook. */
export type ScoreReason = { good: boolean } & ScoreFact;

/** What a score tells of a hook. `words`: how many there are, and at most `most` where they are too many. */
export type ScoreFact =
  | { says: "gap" | "specific" | "audience" | "question" | "one-idea" | "ideas" }
  | { says: "words"; words: number }
  | { says: "too-long"; words: number; most: number }
  | { says: "claim"; claim: string };

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

const good = (fact: ScoreFact): ScoreReason => ({ good: true, ...fact });
const bad = (fact: ScoreFact): ScoreReason => ({ good: false, ...fact });

function specific(parts: readonly HookPart[]): ScoreReason | null {
  if (parts.some(({ type }) => type === "open")) return bad({ says: "gap" });
  const says = parts.some((part) => part.type === "filled" && part.slot !== "audience");
  return says || /\d/.test(hookLine(parts)) ? good({ says: "specific" }) : null;
}

function audience(parts: readonly HookPart[]): ScoreReason | null {
  const named = parts.some((part) => part.type === "filled" && part.slot === "audience");
  return named || /\byou(r|rs)?\b/i.test(hookLine(parts)) ? good({ says: "audience" }) : null;
}

const TEASES = /\?|^(why|what|how|when|who)\b|\b(this|these|here is|guess|wait|watch|look|spot|find)\b/i;

function openLoop(line: string): ScoreReason | null {
  return TEASES.test(line) ? good({ says: "question" }) : null;
}

function oneIdea(line: string): ScoreReason {
  const sentences = line.split(/[.!?…]+(?:\s|$)/).filter((it) => it.trim() !== "").length;
  return sentences <= 2 ? good({ says: "one-idea" }) : bad({ says: "ideas" });
}

function length(line: string, channel: HookChannel): ScoreReason {
  const over = wordsOverLimit(line, channel);
  const words = countWords(line);
  return over === 0 ? good({ says: "words", words }) : bad({ says: "too-long", words, most: hookLimits[channel] });
}

/** Words that the platforms' advertising rules reject or that are not believed. */
const BANNED =
  /\b(guaranteed|miracle|cures?|risk[- ]free|get rich|100 ?%|no\. ?1|number one|best in the world|secret trick)\b/i;

/** A claim in a line that no platform accepts, in its own words; null if there is none. */
export const bannedClaim = (line: string): string | null => BANNED.exec(line)?.[0] ?? null;

function claims(line: string): ScoreReason | null {
  const word = bannedClaim(line);
  return word ? bad({ says: "claim", claim: word }) : null;
}
