import type { ArtPath } from "../../scene/art-clip.ts";
import type { Colour } from "../../scene/colour.ts";
import type { Box } from "../../scene/geometry.ts";

/** Paths that are seen through alike: a second tone over the ground is a layer of its own. */
export type MemeLayer = { paths: readonly ArtPath[]; opacity?: number };

/**
 * A drawing, back to front, in its own units. Grounds, skies and floors reach far out of `view`, so that it can stand on a
 * page of any shape; what matters stands inside.
 */
export type MemeArt = { view: { w: number; h: number }; layers: readonly MemeLayer[] };

/** A place in a drawing that words give its meaning to. */
export type MemeSlot = {
  name: string;
  /** What belongs there, as a person is asked for it. */
  label: string;
  mostWords: number;
  /** Where the words stand, in units of the drawing. */
  box: Box;
  /** The thing that they name; null where they stand on it. */
  pin: { x: number; y: number } | null;
  /** Of words that stand on the thing itself; "ink" if absent, and always "onAccent" for the subject. */
  color?: Colour;
  /** Whose story it is: there is one in each drawing. */
  isSubject: boolean;
};

/** Before the turn of the joke, and after it. */
export type MemeMoment = "setup" | "turn";

/** A joke without its words, drawn by us (docs/content.md#drawn-memes). */
export type MemeFormat = {
  /** Stable, kebab-case: creations are stored with it. */
  name: string;
  label: string;
  /** What it says, whatever is written into it. */
  hint: string;
  /** In reading order, as the beats of a piece fill them. */
  slots: readonly MemeSlot[];
  /** Ways to fill it, each with one text a slot. */
  examples: readonly (readonly string[])[];
  /** The whole in one picture of 1080×1080. */
  draw: (moment: MemeMoment) => MemeArt;
  /** The same told in steps, each 720×720, the last one the turn; none where it cannot be told so. */
  panels: readonly (() => MemeArt)[];
};
