import type { Beat, Script } from "../script/script.ts";
import type { VariantPart, VariantPlace, VariantSet } from "./variant-set.ts";

/** One combination. A video of two beats has no ending. */
export type VariantCell = { key: string; hook: VariantPart; body: VariantPart; ending: VariantPart | null };

/** Which beats of a script a place is: from `from` (inclusive) to `to` (exclusive). */
export type BeatRange = { from: number; to: number };

/**
 * How a script is taken apart: the first beat, all between, the last. Of two beats the second is the body. Null for a
 * place that it does not have; a single beat cannot be taken apart.
 */
export function placesOf({ beats }: Pick<Script, "beats">): Record<VariantPlace, BeatRange | null> {
  const count = beats.length;
  if (count < 2) return { hook: null, body: null, ending: null };
  const last = Math.max(2, count - 1);
  return {
    hook: { from: 0, to: 1 },
    body: { from: 1, to: last },
    ending: last < count ? { from: last, to: count } : null,
  };
}

/** The parts of a place, in order. */
export const partsOf = ({ parts }: Pick<VariantSet, "parts">, place: VariantPlace): VariantPart[] =>
  parts.filter((part) => part.place === place);

/** Every hook with every body and every ending, hook by hook. Where there are no endings, without. */
export function variantCells(set: Pick<VariantSet, "parts">): VariantCell[] {
  const endings = partsOf(set, "ending");
  return partsOf(set, "hook").flatMap((hook) =>
    partsOf(set, "body").flatMap((body) =>
      (endings.length > 0 ? endings : [null]).map((ending) => ({
        key: cellKey([hook, body, ...(ending ? [ending] : [])]),
        hook,
        body,
        ending,
      })),
    ),
  );
}

const cellKey = (parts: readonly VariantPart[]) => parts.map(({ id }) => id).join("+");

/** The combinations that are wanted: all but those that were left out. */
export function pickedCells(set: Pick<VariantSet, "parts" | "left">): VariantCell[] {
  const left = new Set(set.left);
  return variantCells(set).filter(({ key }) => !left.has(key));
}

/** The parts of combinations, each once, in the order they are needed. */
export const partsIn = (cells: readonly VariantCell[]): VariantPart[] => [
  ...new Map(cells.flatMap(cellParts).map((part) => [part.id, part])).values(),
];

/** The parts of one combination, in order. */
export const cellParts = ({ hook, body, ending }: VariantCell): VariantPart[] => [
  hook,
  body,
  ...(ending ? [ending] : []),
];

/** `H2`: how a part is called. */
export const partLabel = ({ place, number }: Pick<VariantPart, "place" | "number">): string =>
  `${letters[place]}${number}`;

const letters: Record<VariantPlace, string> = { hook: "H", body: "B", ending: "E" };

/** `Candle myths · H2 · B1 · E1`. No two combinations have the same name. */
export const variantName = (name: string, cell: VariantCell): string =>
  [name, ...cellParts(cell).map(partLabel)].join(" · ");

/** The number of the next part of a place: none is given twice. */
export const nextNumber = (set: Pick<VariantSet, "parts">, place: VariantPlace): number =>
  Math.max(0, ...partsOf(set, place).map(({ number }) => number)) + 1;

/** A set without some part, and without what was said of its combinations. */
export function withoutPart<S extends Pick<VariantSet, "parts" | "left">>(set: S, id: string): S {
  const parts = set.parts.filter((part) => part.id !== id);
  const known = new Set(variantCells({ parts }).map(({ key }) => key));
  return { ...set, parts, left: set.left.filter((key) => known.has(key)) };
}

/** The words of a place as its first beat says them. */
export function textOfPlace(script: Pick<Script, "beats">, place: VariantPlace): string {
  const range = placesOf(script)[place];
  const beat = range && script.beats[range.from];
  return beat ? textOf(beat) : "";
}

const textOf = ({ title, line, body }: Beat) => (line || title || body).replaceAll("*", "");
