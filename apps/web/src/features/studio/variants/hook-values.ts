import type { HookValues } from "@vignette/domain/hook-library";
import { type Brief, usableBrief } from "@vignette/domain/research";

/**
 * What a brief puts into the placeholders of a hook. A number is never taken from anywhere: it must be typed.
 * Phrases lose their full stop, and in English their first capital, because they stand inside a sentence.
 */
export function hookValues(whole: Brief): HookValues {
  const brief = usableBrief(whole);
  const inSentence = (phrase: string) => inside(phrase, brief.language);
  return {
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
