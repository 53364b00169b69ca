import { namedObjects } from "../../../objects/index.ts";
import { stems } from "../named-in.ts";
import { type ProductPicture, plainWords } from "./product-picture.ts";

type Described = Pick<ProductPicture, "kind" | "name" | "alt"> & Partial<Pick<ProductPicture, "half" | "about">>;

/** What a thing in both photos counts, beside any other word that both descriptions have. */
const THING = 2;

/** Colors, in six languages, without accents: two black coffees look the same, whatever one of them tastes like. */
const COLOR =
  /\b(?:black|white|brown|green|red|blue|yellow|grey|gray|schwarz\p{L}*|weiss\p{L}*|braun\p{L}*|negr[oa]s?|blanc[oa]s?|marron|noire?s?|blanche?s?|pret[oa]s?|branc[oa]s?|ner[oa]|bianc[oa])\b/gu;

/**
 * How much two photos show the same subject, before and after: things and words that both have. 0 where they show different ones, as dry ground
 * and a bottle, and where both look the same. One that says "after" belongs to any.
 */
export function pairedness(before: Described, after: Described): number {
  if (after.half === "after") return THING;
  const looks = looksOf(before);
  if (looks.length > 0 && looks.some((it) => looksOf(after).includes(it))) return 0;
  const [own, other] = [subjectOf(before), subjectOf(after)].map((text) => ({
    things: namedObjects(text).filter((it) => it !== "person" && it !== "hand"),
    words: stems(text),
  }));
  if (!own || !other) return 0;
  return (
    own.things.filter((it) => other.things.includes(it)).length * THING +
    own.words.filter((it) => other.words.includes(it)).length
  );
}

/** Whether some photo shows a worse state of what another one of the product shows. True where nobody has said what is on them. Source: ADR 226. */
export function hasPair(pictures: readonly Described[]): boolean {
  const photos = pictures.filter(({ kind }) => kind === "image");
  const before = photos.filter(({ half }) => half === "before");
  const others = photos.filter(({ half }) => half !== "before");
  if (before.length === 0) return false;
  if (others.length === 0 || others.every(({ alt }) => alt === "")) return true;
  return before.some((it) => shownWorse(it, others) && others.some((after) => pairedness(it, after) > 0));
}

/** Whether a photo of the time before looks unlike all others: a cup of black coffee is no worse state of a mug of it. */
export const shownWorse = (before: Described, others: readonly Described[]): boolean => {
  const looks = looksOf(before);
  const things = namedObjects(subjectOf(before));
  return !others.some(
    (it) =>
      looksOf(it).some((look) => looks.includes(look)) &&
      namedObjects(subjectOf(it)).some((thing) => things.includes(thing)),
  );
};

const subjectOf = ({ alt, name }: Described): string => (alt || name).replace(/^\p{L}+: /u, "");

const looksOf = (it: Described): string[] => plainWords(subjectOf(it)).match(COLOR) ?? [];
