import type { BrandVoice } from "../../voice.ts";
import { wordCount } from "../../words.ts";
import type { ScriptStep } from "../steps/script-step.ts";
import { adviceAloud } from "../steps/told.ts";

/** Of a point with its reason, where the plan does not say. Our own choice. */
const LISTED_WORDS = 12;

/**
 * Most words of each point of a list, so that all of them fit into the time of the plan: a point about the product keeps what is said of
 * that; of the others, the last ones have their reason as long as there is time. The number of a point is a word, too.
 */
export function listedWords(voice: BrandVoice, steps: readonly ScriptStep[], counted = 0): number[] {
  const planned = steps.map((_, at) => voice.lines[at + 1] || LISTED_WORDS);
  const short = steps.map((it) => wordCount(adviceAloud(it, 0, 0)) + counted);
  const whole = steps.map((it) => wordCount((it.pair ?? []).join(" ")) + counted);
  const sum = (words: readonly number[]) => words.reduce((all, it) => all + it, 0);
  let left = sum(planned) - sum(short);
  const kept = new Set(steps.flatMap((it, at) => (isOurs(voice, it) ? [at] : [])));
  for (const at of kept) left -= (whole[at] ?? 0) - (short[at] ?? 0);
  for (const at of steps.map((_, i) => i).toReversed()) {
    const more = (whole[at] ?? 0) - (short[at] ?? 0);
    if (kept.has(at) || more > left) continue;
    kept.add(at);
    left -= more;
  }
  return steps.map((_, at) => (kept.has(at) ? (whole[at] ?? 0) : (short[at] ?? 0)) - counted);
}

function isOurs({ brand, nick }: BrandVoice, { pair }: ScriptStep): boolean {
  const told = pair?.[1] ?? "";
  return told.includes(brand) || told.toLowerCase().includes(nick.toLowerCase());
}
