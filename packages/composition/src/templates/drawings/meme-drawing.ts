import type { DrawingName, DrawingSlot, SlotName } from "@vignette/domain/studio/catalogue";
import type { ArtPath } from "../../scene/art-clip.ts";
import type { Colour } from "../../scene/colour.ts";
import type { Box } from "../../scene/geometry.ts";

/** Paths that share one opacity: a second tone over the ground is a layer of its own. */
export type MemeLayer = { paths: readonly ArtPath[]; opacity?: number };

/**
 * A drawing, back to front, in its own units. Grounds, skies and floors reach far out of `view`, so that it can stand on a
 * page of any shape; what matters stands inside.
 */
export type MemeArt = { view: { w: number; h: number }; layers: readonly MemeLayer[] };

/** Where the words of a slot stand in a drawing. */
export type SlotPlace = {
  /** In units of the drawing. */
  box: Box;
  /** The thing that the words name; null where they stand on it. */
  pin: { x: number; y: number } | null;
  /** Of words that stand on the thing itself; "ink" if absent, and always "onAccent" for the subject. */
  color?: Colour;
  /** Whose story it is: each drawing has one subject. */
  isSubject: boolean;
};

/** A slot of the catalogue at its place in the drawing. */
export type PlacedSlot = DrawingSlot & SlotPlace;

/** Before the turn of the joke, and after it. */
export type MemeMoment = "setup" | "turn";

/** How a drawing of the catalogue is drawn. A slot without a place does not compile. */
export type MemeDrawing<Name extends DrawingName = DrawingName> = {
  places: Record<SlotName<Name>, SlotPlace>;
  /** The whole in one picture of 1080×1080. */
  draw: (moment: MemeMoment) => MemeArt;
  /** The same told in steps, each 720×720, the last one the turn; none where it cannot be told so. */
  panels: readonly (() => MemeArt)[];
};
