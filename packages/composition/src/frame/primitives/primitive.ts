import type { Box, Focus } from "../../scene/geometry.ts";
import type { Font } from "../../text/font.ts";

export type Point = readonly [x: number, y: number];

/** As for `context.transform`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A shadow that falls from a shape: `blur` is the CSS blur radius in px, `color` is #rrggbbaa. */
export type ShadowCast = { dx: number; dy: number; blur: number; color: string };

/** One step of an outline, as Canvas 2D takes it. */
export type PathStep =
  | readonly ["M" | "L", number, number]
  | readonly ["C", number, number, number, number, number, number]
  | readonly ["Z"];

/**
 * What a painter must be able to draw. Colours are resolved, places are canvas pixels, order is back to front. It is data
 * alone: it can be compared, stored and sent to a worker. What is as usual (full opacity, no shadow) is left out.
 */
export type Primitive = Group | (Leaf & { shadow?: ShadowCast });

/** Primitives that are placed, moved and faded together. */
export type Group = {
  kind: "group";
  matrix: Matrix;
  /** Nothing is seen outside this box; it does not move with the matrix. */
  clip: Box | null;
  /** Of the whole: what overlaps inside does not shine through. */
  opacity?: number;
  /** Smeared along x by so many px, as by a fast turn of the camera. */
  smear?: number;
  children: Primitive[];
};

type Leaf =
  | { kind: "fill"; color: string }
  | Image
  | { kind: "box"; box: Box; radius: number; color: string; opacity: number }
  /** A line around a box, inside its edge. */
  | { kind: "outline"; box: Box; radius: number; color: string; width: number }
  | { kind: "scrim"; box: Box; color: string; from: number; to: number }
  | { kind: "polygon"; points: Point[]; color: string }
  | { kind: "line"; points: Point[]; color: string; width: number }
  | { kind: "path"; steps: readonly PathStep[]; fill: string | null; stroke: { color: string; width: number } | null }
  | {
      kind: "text";
      text: string;
      x: number;
      /** The base line. */
      y: number;
      font: Font;
      color: string;
      /** Lies outside the letters: `width` is what is seen of it. */
      stroke: { color: string; width: number } | null;
    };

/** A picture. Its shape is its box; a contained one without a surround has the shape of what is seen of it. */
type Image = {
  kind: "image";
  src: string;
  /** A moving picture: whose frame it is (the clip's id) and where in the source, in ms. */
  moment?: { clip: string; ms: number };
  box: Box;
  fit: "cover" | "contain";
  /** The part of the picture to use, as fractions of it. */
  crop: Box;
  focus: Focus;
  scale: number;
  radius: number;
  grain: number;
  missing: string;
  /** Behind a contained picture: itself blurred (CSS blur radius in px), or one colour. */
  surround?: { blur: number } | { color: string };
  /** 0 is grey, 1 as it is, 2 twice as colourful. */
  saturation?: number;
  /** #rrggbbaa over the picture. */
  overlay?: string;
  border?: { color: string; width: number };
};
