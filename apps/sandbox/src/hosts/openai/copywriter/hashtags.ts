import { ARTICLE, label } from "./material/fragment.ts";
import type { Phrasebook } from "./phrases/phrasebook.ts";
import { baseOfThirdPerson, isGerund, isVerb } from "./verbs.ts";
import type { BrandVoice } from "./voice.ts";
import { isWeak, wordsIn } from "./words.ts";

const MOST = 5;
/** Words that say nothing about a product, in the languages that are written. */
const EMPTY_WORDS = new Set(
  "what which return file twelve three call calls small groups group four five six seven eight nine former wide long light short soft hard free full clean new old about after again before day days half hour hours minute minutes month months nothing something stunde stunden minute minuten tage woche hora horas minuto minutos semana heure heures jour jours semaine part piece every first friendly helps their there these things using where itself actually really something anything under whole month which while within without years people eine einen einer einem damit nicht ohne nach beim oder wenn dass werden mehr alle para como cuando donde desde todo toda unos unas pour avec dans sans plus tout toute cette quand".split(
    " ",
  ),
);

/**
 * Three to five tags, from narrow to broad: the product, its problem, then what people of the trade search for; where the trade is not
 * known, what the brief speaks of most, and its people.
 */
export function hashtagsFor(
  { language, brand, pains, gains, points, does, audience }: BrandVoice,
  { trade }: Pick<Phrasebook, "trade">,
): string[] {
  const narrow = [brand, thingIn(pains[0], language), thingIn(gains[0], language)];
  const topics = topicsOf([...does, ...pains, ...gains, ...points].join(" "));
  const isAudience = audience !== null && audience.split(" ").length <= 2;
  const all = [
    ...narrow.slice(0, 2),
    ...(trade?.told.tags.split(" ") ?? []),
    ...topics.slice(0, 3),
    isAudience ? audience : "",
    narrow[2] ?? "",
    ...topics,
    "tips",
  ];
  const tags = all.map(tagOf).filter((it) => it.length >= 4 && it.length <= 26 && !/\d/.test(it));
  return tags.filter((it, at) => !tags.slice(0, at).some((earlier) => isSame(earlier, it))).slice(0, MOST);
}

/** A phrase of two words as one searches for it: "a headache" is tagged as a headache, without its article. */
function thingIn(phrase: string | undefined, language: string): string {
  const words = wordsIn(phrase ?? "");
  const isNamed = ARTICLE.test(words[0] ?? "");
  return label(words.slice(isNamed ? 1 : 0).join(" "), 2, language) ?? "";
}

/** The things that a text speaks of, most often first. */
function topicsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}-]{4,}/gu) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) if (isTopic(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
}

/** "#sole" and "#soles" are one tag. */
const isSame = (a: string, b: string): boolean => a.replace(/(e?n|e?s)$/, "") === b.replace(/(e?n|e?s)$/, "");

const tagOf = (text: string): string =>
  `#${text
    .toLowerCase()
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]/gu, "")}`;

const isTopic = (word: string): boolean =>
  !isWeak(word) &&
  !isVerb(word) &&
  !isGerund(word) &&
  baseOfThirdPerson(word) === null &&
  !/(?:ed|ly)$/.test(word) &&
  !EMPTY_WORDS.has(word);
