import { stemsOf } from "../material/fragment.ts";
import type { BrandVoice } from "../voice.ts";
import { properNames, type SeenPhoto } from "./seen-photo.ts";

type Voice = Pick<BrandVoice, "brand"> & Partial<Pick<BrandVoice, "does" | "points">>;

/** A name that comes later is that of what lies behind or beside what a photo is about. */
const FIRST_WORDS = 6;

/** "Only reclaimed brick": what the product is made of, and nothing else. */
const ONLY = /^(?:only|nothing but|nur|ausschließlich|s[oó]lo|únicamente|uniquement|rien que)\s/iu;

/**
 * The photos that may stand for the product, its price and the ask, the best first: all of it, with its name where some photos have that, of the one
 * material that the brief names, with as little else as may be, and as many of its parts. Source: ADR 226.
 */
export function standingFor(
  { brand, does = [], points = [] }: Voice,
  notes: readonly SeenPhoto[],
): readonly SeenPhoto[] {
  const usual = notes.filter((it) => !it.isBefore);
  const whole = firstSome(
    usual.filter((it) => it.isProduct && !it.isLesser && !it.isScreen),
    usual.filter((it) => it.isProduct && !it.isLesser),
    usual.filter((it) => !it.isLesser),
    usual,
  );
  const names = properNames(brand);
  const isAboutIt = ({ note }: SeenPhoto) => {
    const first = note.split(/[\s,]+/).slice(0, FIRST_WORDS);
    return names.some((it) => first.includes(it));
  };
  const named = firstSome(
    whole.filter((it) => it.isNamed && isAboutIt(it)),
    whole.filter((it) => it.isNamed),
    whole,
  );
  const told = stemsOf([...does, ...points].join(" "));
  const toldOn = ({ stems }: SeenPhoto) => stems.filter((it) => told.includes(it)).length;
  return named.toSorted(
    (a, b) => a.things.length - b.things.length || b.parts.length - a.parts.length || toldOn(b) - toldOn(a),
  );
}

/**
 * The photos, of which one of another material than that of which alone the product is made shows something else: the gravel beside paths of
 * "only reclaimed brick".
 */
export function ofOneMaterial(
  { points = [] }: Pick<Voice, "points">,
  notes: readonly SeenPhoto[],
): readonly SeenPhoto[] {
  const only = points.filter((it) => ONLY.test(it)).flatMap((it) => stemsOf(it.replace(ONLY, "")));
  const isOfIt = ({ stems }: SeenPhoto) => only.some((it) => stems.includes(it));
  if (!notes.some((it) => it.isProduct && isOfIt(it))) return notes;
  return notes.map((it) => (it.isLesser || it.isScreen || isOfIt(it) ? it : { ...it, isProduct: false }));
}

/** The first of several lists that has anything. */
export const firstSome = <Item>(...lists: readonly (readonly Item[])[]): readonly Item[] =>
  lists.find((it) => it.length > 0) ?? [];
