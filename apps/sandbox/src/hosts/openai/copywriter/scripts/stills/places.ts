import { namedObjects } from "@vignette/domain/objects";
import { stemsOf } from "../../material/fragment.ts";
import { isPartSaid, type SeenPhoto } from "../seen-photo.ts";

/** A photo on which a page may stand, and what it is worth there. */
export type Place = { note: SeenPhoto; worth: number };

/** Photos of which none shows what is said, the best first. */
export const inTurn = (all: readonly SeenPhoto[]): Place[] =>
  all.map((note, place) => ({ note, worth: -place * PLAIN_LATER }));

export const photosOf = (places: readonly (readonly Place[])[]) => places.map((all) => all.map(({ note }) => note));

/** What a photo is worth that shows what a page says, and how much of that where only its second sentence does. */
export const FITS = { worth: 1, share: 0.5, later: 0.02 };
/** The same of those that open a piece, and those that end it. */
export const OPENS = { worth: 4, later: 0.3 };
export const ENDS = { worth: 1, later: 0.25, done: 1.2 };
const PLAIN_LATER = 0.05;

/** What shows from near nothing but what another photo shows whole: a cat's face beside the cat. */
export const isAnotherView = (it: SeenPhoto, all: readonly SeenPhoto[]): boolean =>
  it.isCloseUp &&
  !it.isProduct &&
  it.things.length > 0 &&
  all.some((other) => !other.isLesser && !other.isBefore && it.things.every((thing) => other.things.includes(thing)));

/** The things that a text names. */
export const thingsIn = (text: string) => namedObjects(text).filter((it) => it !== "person" && it !== "hand");

/** How much of what is on a photo a text names. */
export function namedOn(photo: SeenPhoto, text: string): number {
  const things = namedObjects(text);
  const stems = stemsOf(text);
  const said = text.toLowerCase().split(/[^\p{L}]+/u);
  return (
    photo.things.filter((it) => things.includes(it as never)).length +
    photo.stems.filter((it) => stems.includes(it)).length +
    photo.parts.filter((it) => isPartSaid(it, said)).length
  );
}
