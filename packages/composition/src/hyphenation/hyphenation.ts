import createHyphenator, { type PatternsDefinition } from "hyphen";

type Patterns = { default: PatternsDefinition };

/** The patterns of each language: files of their own, 1 to 150 kB compressed, loaded when a scene needs them. */
const PATTERNS: Record<string, () => Promise<Patterns>> = {
  de: () => import("hyphen/patterns/de-1996.js"),
  en: () => import("hyphen/patterns/en-us.js"),
  es: () => import("hyphen/patterns/es.js"),
  fr: () => import("hyphen/patterns/fr.js"),
  it: () => import("hyphen/patterns/it.js"),
  nl: () => import("hyphen/patterns/nl.js"),
  pt: () => import("hyphen/patterns/pt.js"),
};

const SOFT = "\u00AD";
/** Between the parts of a hyphenated word, and behind the hyphens that it is written with. */
const AT_HYPHENS = /\u00AD|(?<=\p{L}-)(?=\p{L})/u;
/** Fewest letters before and after a hyphen. Our own choice: two are lawful in most languages but read badly. */
const LEAST = 3;

const loaded = new Map<string, (word: string) => string>();

/** `de` of `de-AT`. */
const baseOf = (language: string) => language.slice(0, 2).toLowerCase();

/** Whether words of a language can be hyphenated now, or never: then nothing is to be loaded. */
export function hasHyphenation(language: string | undefined): boolean {
  const base = baseOf(language ?? "");
  return loaded.has(base) || !Object.hasOwn(PATTERNS, base);
}

/** Loads the patterns of a language, once; nothing for a language without. Rejects if they cannot be loaded. */
export async function loadHyphenation(language: string | undefined): Promise<void> {
  if (language === undefined || hasHyphenation(language)) return;
  const base = baseOf(language);
  const patterns = await PATTERNS[base]?.();
  if (!patterns) return;
  const hyphenate = createHyphenator(patterns.default, { hyphenChar: SOFT, html: false });
  loaded.set(base, (word) => {
    const parts = hyphenate(word);
    return typeof parts === "string" ? parts : word;
  });
}

/**
 * The parts of a word between which it may be broken with a hyphen, at least three letters each; the whole word where
 * the language is unknown or not loaded, and for names of accounts, tags, addresses and anything with digits.
 */
export function hyphenated(word: string, language: string | undefined): string[] {
  const hyphenate = loaded.get(baseOf(language ?? ""));
  if (!hyphenate || /[\d@#/_:]|\p{L}\.\p{L}/u.test(word)) return [word];
  const parts: string[] = [];
  for (const part of hyphenate(word).split(AT_HYPHENS)) {
    const last = parts.at(-1);
    if (last !== undefined && lettersIn(last) < LEAST) parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  const end = parts.at(-1);
  if (parts.length > 1 && end !== undefined && lettersIn(end) < LEAST) parts.splice(-2, 2, `${parts.at(-2)}${end}`);
  return parts;
}

const lettersIn = (text: string) => text.replace(/\P{L}/gu, "").length;
