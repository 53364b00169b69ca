import type { ObjectName, Speaker, ThingState } from "@vignette/domain/objects";
import type { DrawingName, DrawingSlot, SlotName } from "@vignette/domain/studio/catalogue";
import type { ArtPath } from "../../scene/art-clip.ts";
import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";

/** Paths that share one opacity: a second tone over the ground is a layer of its own. */
export type MemeLayer = { paths: readonly ArtPath[]; opacity?: number };

/**
 * A drawing, back to front, in its own units. Grounds, skies and floors reach far out of `view`, so that it fits a page
 * of any shape; everything important is inside.
 */
export type MemeArt = { view: { w: number; h: number }; layers: readonly MemeLayer[] };

/** The position of a slot's words in a drawing. */
export type SlotPlace = {
  /** In units of the drawing. */
  box: Box;
  /** The object that the words name; null if they are on it. */
  pin: { x: number; y: number } | null;
  /** Color of words that are on the object itself; "ink" if absent, and always "onAccent" for the subject. */
  color?: Color;
  /** Words on an object that start at its left edge, as those beside each other do. */
  isLeft?: boolean;
  /** Whether it is the subject: each drawing has one. */
  isSubject: boolean;
};

/** A slot of the catalog at its place in the drawing. */
export type PlacedSlot = DrawingSlot & SlotPlace;

/** Before the turn of the joke, and after it. */
export type MemeMoment = "setup" | "turn";

/** The color of what is nobody's brand. */
export const PLAIN: Color = "#c9c6be";

/** What a joke is about: the objects that stand in its drawing. */
export type MemeCast = {
  /** The thing that the joke names; without one, that of the product's trouble, or the product; absent: none is known. */
  thing?: ObjectName;
  /** A second thing that the joke names. */
  other?: ObjectName;
  product?: ObjectName;
  /** The thing that talks in it. */
  speaker?: Speaker;
  /** A cat or a dog that the joke names, of whatever else it is. */
  animal?: "cat" | "dog";
  /** Whether the joke is glad about it. */
  isGlad?: boolean;
  /** Whether its words say that somebody is sad or unmoved, so that nobody is shocked. */
  isGlum?: boolean;
  /** Whether its words say that somebody is brave or proud. */
  isBrave?: boolean;
  /** Whether its words say that what is loved has a shrine, or is shown to guests. */
  hasShrine?: boolean;
  hasGuests?: boolean;
  /** Who stands beside it, and how they take it. */
  guests?: "calm" | "cheering";
  /** In a film, whether it is the other one of two poses that alternate. */
  isMoved?: boolean;
  /** Whether its words say that skin is tight or dry. */
  hasTightSkin?: boolean;
  /** How many of the thing the joke counts. */
  count?: number;
  /** Whether the picture is higher than wide: heaps are, too, then. */
  isUpright?: boolean;
  /** The colors that the joke gives to things. */
  colors?: Partial<Record<ObjectName, Color>>;
  /** What it says is on them. */
  states?: Partial<Record<ObjectName, ThingState>>;
  /** What each label names, in their order; undefined for a label that names no object. */
  labeled?: readonly (ObjectName | undefined)[];
  /** How many of it each label counts. */
  counts?: readonly (number | undefined)[];
};

/** How a drawing of the catalog is drawn. A slot without a place does not compile. */
export type MemeDrawing<Name extends DrawingName = DrawingName> = {
  places: Record<SlotName<Name>, SlotPlace>;
  /** On a tall page, if it is another drawing there: its cast is then upright. */
  tallPlaces?: Record<SlotName<Name>, SlotPlace>;
  /** The whole in one picture, 1080 wide. */
  draw: (moment: MemeMoment, cast: MemeCast) => MemeArt;
  /** The same in steps, each 720×720, the last one the turn; none if it cannot be split into steps. */
  panels: readonly ((cast: MemeCast) => MemeArt)[];
};
