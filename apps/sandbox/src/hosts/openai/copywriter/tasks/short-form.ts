import { baseOfThirdPerson, gerundOf, isGerund, isVerb } from "../verbs.ts";
import { lowerFirst } from "../words.ts";

/** Most words of a short form. Source: docs/content.md#hooks. */
const MOST = 4;

/**
 * What a reader says in short of a pain, an outcome or an audience, and its form; "" where it takes more words. What the
 * product does becomes the product that does it: a candle "burns evenly", people want candles that burn evenly.
 */
export function shortForm(words: string, product: string): { text: string; form: string } {
  const said = lowerFirst(words.trim());
  const text = thingsThat(said, product) ?? severalOf(said) ?? shortened(said);
  return { text, form: formOf(text.split(" ")) };
}

function thingsThat(words: string, product: string): string | null {
  const [, verb = "", how = ""] = /^(\S+) (\S+ly)\b/.exec(words) ?? [];
  const [base, thing] = [baseOfThirdPerson(verb), product.split(/\s+/).at(-1)?.toLowerCase()];
  return base && thing ? `${thing}s that ${base} ${how}` : null;
}

/** A headache is one of many. */
const severalOf = (words: string): string | null => /^an? (\p{L}+[^s\P{L}])$/u.exec(words)?.[1]?.concat("s") ?? null;

function shortened(words: string): string {
  const [, who = "", verb = "", rest = ""] = /^(\S+) who (\S+) ?(.*)$/.exec(words) ?? [];
  const said = isVerb(verb) ? `${who} ${gerundOf(verb)} ${rest}`.trim() : words;
  const isWhole = said.split(/\s+/).length <= MOST && !/[,;:]/.test(said) && !/^\S+s (the|no|your)\b/.test(said);
  return isWhole ? said : "";
}

function formOf(words: readonly string[]): string {
  const [first = ""] = words;
  if (/^an?$/.test(first)) return "singular";
  // "Work that piles up" is a thing.
  if (isVerb(first) && words.length > 1 && !/^(that|which|who)$/.test(words[1] ?? "")) return "verb";
  if (isGerund(first)) return "doing";
  return words.some((word) => /[^s]s$|^people$/.test(word)) ? "plural" : "uncountable";
}
