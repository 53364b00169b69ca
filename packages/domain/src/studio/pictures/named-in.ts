import { isWeak } from "../overlays/firmly-marked.ts";
import type { Beat } from "../script/script.ts";
import { namedParts } from "./parts/named-parts.ts";
import { isPair, type ProductPicture, plainWords } from "./photos/product-picture.ts";

/** Shorter words say little about a picture. */
const TELLING = 4;
/** Words that begin alike speak of the same thing: "replaced", "replaceable". */
const ALIKE = 5;
/** "Paths" are "path". */
const PLURAL = /(?<=\p{L}{4})s$/u;
/** Of what is said of the product: of its pictures, the one that itself is named fits better. */
const MOST_TOLD = 1;
/** A part that is named, where other pictures do not show one of that name. Its description says more of a picture. */
export const PART_NAMED = 0.75;
/** Of a pair no part is shown by itself. */
const PART_OF_PAIR = 0.4;
/** More than this that is named makes no picture fit better. */
const MOST_NAMED = 2;

type Words = Pick<Beat, "title" | "line" | "body" | "imagePrompt">;
type Named = Words & Pick<Beat, "role">;

/**
 * How much of what a picture shows is named in a beat, 0 to 2. Words that all pictures have tell none apart; what the
 * beat says counts twice as much as what its generated picture would show. What is said of the product names the picture
 * that shows it. A pain names no picture of the product: it takes one of something else.
 */
export function namedIn(picture: ProductPicture, place: Named, offered: readonly ProductPicture[]): number {
  if (place.role === "pain" && picture.about !== undefined) return 0;
  const others = offered.filter(({ key }) => key !== picture.key).map(({ words }) => new Set(stems(words)));
  const telling = stems(picture.words).filter((stem) => others.length === 0 || !others.every((it) => it.has(stem)));
  const said = new Set(stems([place.title, place.line, place.body].join(" ")));
  const asked = new Set(stems(place.imagePrompt));
  // What another picture shows by its own words names that one: "brick" does not name the gravel.
  const about = stems(picture.about ?? "").filter(
    (stem) => !telling.includes(stem) && !others.some((it) => it.has(stem)),
  );
  const sum = (known: readonly string[]) =>
    known.reduce((total, stem) => total + (said.has(stem) ? 1 : asked.has(stem) ? 0.5 : 0), 0);
  return Math.min(MOST_NAMED, sum(telling) + Math.min(MOST_TOLD, sum(about)) + partsNamedIn(picture, place, offered));
}

/** What of a beat only some pictures have a part of. */
function partsNamedIn(picture: ProductPicture, place: Words, offered: readonly ProductPicture[]): number {
  const all = offered.map((it) => namedParts(it.parts ?? [], place).map(({ name }) => plainWords(name)));
  const isShared = (name: string) => all.length > 1 && all.every((it) => it.includes(name));
  const own = namedParts(picture.parts ?? [], place).filter(({ name }) => !isShared(plainWords(name)));
  return own.length === 0 ? 0 : isPair(picture) ? PART_OF_PAIR : PART_NAMED;
}

/** Whether a beat is about what only this picture shows: its words hold two of the picture's own. */
export const isWellNamed = (picture: ProductPicture, place: Named, offered: readonly ProductPicture[]): boolean =>
  namedIn(withoutAbout(picture), { ...place, imagePrompt: "" }, offered) >= MOST_NAMED;

export const withoutAbout = ({ about: _, ...picture }: ProductPicture): ProductPicture => picture;

/** Whether a beat speaks of the product, or of what it can do, and this picture is the one that shows it. */
export function isAbout({ about }: ProductPicture, { title, line, body }: Words): boolean {
  if (about === undefined) return false;
  const known = new Set(stems(about));
  return stems([title, line, body].join(" ")).some((it) => known.has(it));
}

/** The beginnings of the telling words of a text; "from" and "with" tell nothing. */
export const stems = (text: string): string[] => [
  ...new Set(
    plainWords(text)
      .split(" ")
      .filter((word) => word.length >= TELLING && !isWeak(word))
      .map((word) => (DONE.exec(word)?.[1] ?? word.replace(PLURAL, "")).slice(0, ALIKE)),
  ),
];

/** What is done in German: "geschickt", "abgeschickt" and "verschickt" tell of the same thing, "abschicken" of the button. */
const DONE = /^(?:ver|(?:ab|an|auf|aus|ein)?ge)(\p{L}{4,})t$/u;
