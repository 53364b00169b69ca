import { type Brief, usableBrief } from "../research/index.ts";
import type { HookValues } from "./hook-part.ts";
import type { HookFills } from "./own-hook.ts";

/**
 * The values for the placeholders of a hook: the brief's own words, and for the rest what the user typed for this
 * product. Nothing else: no number, price or proof is taken from anywhere. Phrases lose their full stop, and in English
 * their first capital, because they are inside a sentence.
 */
export function hookValues(whole: Brief, typed: HookFills = {}): HookValues {
  const brief = usableBrief(whole);
  const inSentence = (phrase: string) => inside(phrase, brief.language);
  return {
    ...typed,
    product: brief.name.trim(),
    audience: inSentence(brief.audience),
    pain: inSentence(brief.pain),
    outcome: inSentence(brief.outcome),
    price: brief.price.trim(),
  };
}

function inside(phrase: string, language: string): string {
  const words = phrase.trim().replace(/[.!]+$/, "");
  // "I", "I'm" and abbreviations keep their capitals; German nouns keep theirs.
  const lowers = language.startsWith("en") && /^[A-Z][a-z]/.test(words);
  return lowers ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
