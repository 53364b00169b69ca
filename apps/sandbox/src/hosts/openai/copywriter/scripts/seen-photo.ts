import { namedObjects } from "@vignette/domain/objects";
import type { PhotoNote } from "../brief.ts";
import { stemsOf } from "../material/fragment.ts";
import type { BrandVoice } from "../voice.ts";

/** The note of a photo, read. */
export type SeenPhoto = {
  number: number;
  /** As it is written. */
  note: string;
  /** The things on it besides the product, the other words that tell of it, and the parts that are listed. */
  things: string[];
  stems: string[];
  parts: string[];
  isProduct: boolean;
  /** The product's name may be read on it: what hurts, told there, would seem to be the product. */
  isNamed: boolean;
  isScreen: boolean;
  /** It shows only a part of something, or what is near it, or is taken from very near. */
  isLesser: boolean;
  isCloseUp: boolean;
  /** What an app says there has been done: "Rechnung verschickt". */
  isDone: boolean;
  /** It shows the time before the product. */
  isBefore: boolean;
};

/** What follows these words is only near what a photo shows; and that, what it shows a part of. */
const NEAR = /\s(?:beside|next to|neben|junto a|al lado de)\s/iu;
const OF = /\s(?:of|from|von|vom|des|der|de|del)\s/iu;
/** Two of a thing are no part of it. */
const PAIR = /\b(?:pair|paar|par|paire)\b/iu;
const SCREEN = /^Screenshot: /;
const CLOSE_UP = /close up|de cerca|nahaufnahme|gros plan/iu;

/** What an app says when all is done. */
const DONE = /\b(?:verschickt|abgeschickt|bezahlt|sent|paid|enviad[oa]|pagad[oa]|envoyée?|payée?)\b/iu;

/** What is told of a photo: "The sole of the Tern 2 (sole, tread)". `brand` and `thing` are what the product is called and is. */
export function seenOn(
  { number, shows, isBefore = false }: PhotoNote,
  { thing, brand }: Pick<BrandVoice, "thing" | "brand">,
): SeenPhoto {
  const [whole = "", listed = ""] = shows.split(" (");
  const own = stemsOf(brand);
  const isOwn = (text: string) =>
    namedObjects(text).some((it) => it === thing) || stemsOf(text).some((it) => own.includes(it));
  const [main = "", near] = whole.split(NEAR);
  const [head = "", rest] = main.split(OF);
  const isPart = rest !== undefined && !isOwn(head) && namedObjects(head).length === 0 && !PAIR.test(head);
  return {
    number,
    note: shows,
    things: namedObjects(whole).filter((it) => it !== "person" && it !== "hand" && it !== thing),
    stems: stemsOf(whole).filter((it) => !own.includes(it)),
    parts: listed
      .replace(/\)$/, "")
      .split(", ")
      .filter((it) => it !== "")
      .map((it) => it.toLowerCase()),
    isProduct: !isBefore && isOwn(main),
    isNamed: !isBefore && properNames(brand).some((it) => whole.includes(it)),
    isBefore,
    isScreen: SCREEN.test(whole),
    isLesser: isPart || (near !== undefined && !isOwn(main)) || CLOSE_UP.test(whole),
    isCloseUp: CLOSE_UP.test(whole),
    isDone: DONE.test(shows),
  };
}

/** Of "Tern 2 running shoe" the words that name nothing else: "Tern". */
export const properNames = (brand: string): string[] =>
  brand.split(" ").filter((it) => /^\p{Lu}\p{L}+$/u.test(it) && namedObjects(it).length === 0);

/** What counts for a photo: a thing that is seen on it, a part that is listed, another word of its note. */
const THING = 2;
const PART = 1.5;
const WORD = 1;

/** How much of a photo some words name; what several photos show tells them less apart, and what all do not at all. */
export function worthOf(photo: SeenPhoto, words: string, all: readonly SeenPhoto[]): number {
  const things = new Set<string>(namedObjects(words));
  const stems = new Set(stemsOf(words));
  const said = words.toLowerCase().split(/[^\p{L}]+/u);
  const telling = (name: "things" | "stems" | "parts", isNamed: (it: string) => boolean) =>
    photo[name].filter(isNamed).reduce((sum, it) => {
      const shown = all.filter((other) => other[name].includes(it)).length;
      return sum + (shown === all.length && shown > 1 ? 0 : 1 / shown);
    }, 0);
  return (
    telling("things", (it) => things.has(it)) * THING +
    telling("stems", (it) => stems.has(it)) * WORD +
    telling("parts", (it) => isPartSaid(it, said)) * PART
  );
}

/** Whether words name a part, one of it or several: "Leistungen", "toes". */
export const isPartSaid = (part: string, words: readonly string[]): boolean =>
  part.includes(" ")
    ? part.split(" ").every((it) => isPartSaid(it, words))
    : words.some((it) => it === part || PLURALS.some((end) => it === `${part}${end}` || `${it}${end}` === part));

const PLURALS = ["s", "es", "n", "en"];
