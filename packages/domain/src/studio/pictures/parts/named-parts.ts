import type { NamedPart } from "../../../assets/index.ts";
import { isWeak } from "../../overlays/firmly-marked.ts";
import type { Beat } from "../../script/script.ts";
import { plainWords } from "../photos/product-picture.ts";

/** Shorter words are signs and units. */
const SHORTEST = 3;
/** What is left of a word without its ending; "toe" has none. */
const STEM = 3;
/** Endings of plurals and of what is done with a thing, the longest first: "lacing" is done with "laces". */
const ENDINGS = ["ings", "ing", "ed", "es", "en", "s", "e", "n"];

/** Whether the words of a beat say all of a part's name: "loose hair" is not named by "cat hair". */
export function isNamedWhole(
  { name }: Pick<NamedPart, "name">,
  { title, line, body }: Pick<Beat, "title" | "line" | "body">,
): boolean {
  const said = stemsOf([title, line, body].join(" "));
  const own = stemsOf(name);
  return own.length > 0 && own.every((it) => said.includes(it));
}

/**
 * The parts of a photo that the words of a beat name, in the order in which they are listed. Of a name of several words half must be said; a
 * word that stands in several different names tells none. Source: ADR 181.
 */
export function namedParts<Part extends Pick<NamedPart, "name">>(
  parts: readonly Part[],
  { title, line, body }: Pick<Beat, "title" | "line" | "body">,
): Part[] {
  const said = new Set(stemsOf([title, line, body].join(" ")));
  const names = parts.map(({ name }) => stemsOf(name));
  const isTelling = (stem: string) => new Set(names.filter((it) => it.includes(stem)).map(String)).size === 1;
  return parts.filter((_, at) => {
    const own = names[at]?.filter(isTelling) ?? [];
    return own.length > 0 && own.filter((it) => said.has(it)).length * 2 >= own.length;
  });
}

const stemsOf = (text: string): string[] => [
  ...new Set(
    plainWords(text)
      .split(" ")
      .filter((word) => word.length >= SHORTEST && !isWeak(word))
      .map(stemOf),
  ),
];

function stemOf(word: string): string {
  const [, , verb] = GERMAN_VERB.exec(word) ?? [];
  if (verb) return verb;
  const ending = ENDINGS.find((it) => word.endsWith(it) && word.length - it.length >= STEM);
  return ending ? word.slice(0, -ending.length) : word;
}

/** "Abschicken", "verschickt" and "geschickt" are about the same. */
const GERMAN_VERB = /^(ver|(?:ab|an|auf|aus|ein)(?:ge)?|ge)(\p{L}{4,})(?:t|en)$/u;
