import { gerundOf, isGerund, isVerb } from "../verbs.ts";
import { lowerFirst } from "../words.ts";

/** Most words of a short form. Source: docs/content.md#hooks. */
const MOST = 4;

/** What a reader says in short of a pain, an outcome or an audience, and its form; "" where it takes more words. */
export function shortForm(words: string): { text: string; form: string } {
  const text = shortened(lowerFirst(words.trim()));
  return { text, form: formOf(text.split(" ")) };
}

function shortened(words: string): string {
  const [, who = "", verb = "", rest = ""] = /^(\S+) who (\S+) ?(.*)$/.exec(words) ?? [];
  const said = isVerb(verb) ? `${who} ${gerundOf(verb)} ${rest}`.trim() : words;
  const isWhole = said.split(/\s+/).length <= MOST && !/[,;:]/.test(said) && !/^\S+s (evenly|the|no|your)\b/.test(said);
  return isWhole ? said : "";
}

function formOf(words: readonly string[]): string {
  const [first = ""] = words;
  if (/^an?$/.test(first)) return "singular";
  if (isVerb(first) && words.length > 1) return "verb";
  if (isGerund(first)) return "doing";
  return words.some((word) => /[^s]s$|^people$/.test(word)) ? "plural" : "uncountable";
}
