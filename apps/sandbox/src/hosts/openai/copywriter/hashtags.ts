import type { Lines } from "./lines/lines.ts";
import { isGerund, isVerb } from "./verbs.ts";
import type { BrandVoice } from "./voice.ts";
import { isWeak, wordsIn } from "./words.ts";

const MOST = 8;
const EMPTY_WORDS = new Set(
  "about after again before every first helps their there these things using where itself friendly actually really stale feeling something anything before under whole month which while within without years".split(
    " ",
  ),
);

/** Five to eight tags: the product, its people, what the brief speaks of. */
export function hashtagsFor(
  { language, brand, people, does, pain }: BrandVoice,
  { tags: more }: Pick<Lines, "tags">,
): string[] {
  const peopleTags = people ? [people, ...wordsIn(people).slice(-1)] : [];
  const spokenOf = wordsIn(`${does.join(" ")} ${pain?.plain ?? ""}`);
  const topics = language === "en" ? spokenOf.filter(isTopic) : [];
  const tags = [brand, ...peopleTags, ...topics.slice(0, 5), ...more].map(tagOf);
  return [...new Set(tags.filter((it) => it.length >= 4 && it.length <= 28 && !/\d/.test(it)))].slice(0, MOST);
}

const tagOf = (text: string): string =>
  `#${text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]/gu, "")}`;

const isTopic = (word: string): boolean => {
  const plain = word.toLowerCase().replace(/[^\p{L}]/gu, "");
  return (
    plain.length >= 5 &&
    !isWeak(plain) &&
    !isVerb(plain) &&
    !isGerund(plain) &&
    !isVerb(plain.replace(/s$/, "")) &&
    !EMPTY_WORDS.has(plain)
  );
};
