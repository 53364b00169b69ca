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
 * What a painter must be able to draw. Colors are resolved, positions are canvas pixels, order is back to front. It is
 * plain data: it can be compared, stored and sent to a worker. Defaults (full opacity, no shadow) are left out.
 */
export type Primitive = Group | (Leaf & { shadow?: ShadowCast });

/** Primitives that are placed, moved and faded together. */
export type Group = {
  kind: "group";
  matrix: Matrix;
  /** Clips to this box, which does not move with the matrix. */
  clip: Box | null;
  /** Opacity of the group as a whole: overlaps inside it do not shine through. */
  opacity?: number;
  /** Smeared along x by this many px, like a fast pan of the camera. */
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
      /** Drawn outside the letters: `width` is its visible part. */
      stroke: { color: string; width: number } | null;
    };

/** A picture. Its shape is its box; a contained one without a surround has the shape of its visible part. */
type Image = {
  kind: "image";
  src: string;
  /** A frame of a video: of which clip (its id) and at which time of the source, in ms. */
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
  /**
   * Behind a contained picture: itself blurred (CSS blur radius in px), or one color with the picture in a part of the
   * box. With both, the color tints the blurred picture.
   */
  surround?:
    | { blur: number }
    | {
        color: string;
        place?: Box | undefined;
        edge?: "soft" | "card" | "phone" | "melted" | undefined;
        /** How much of each side a soft edge takes, as a share; 0.16 if absent. */
        faded?: number | undefined;
        blur?: number | undefined;
        /** Edges of the picture in whose colors the ground begins. */
        onward?: readonly ("top" | "bottom" | "left" | "right")[] | undefined;
      };
  /** 0 is gray, 1 as it is, 2 twice as colorful. */
  saturation?: number;
  /** #rrggbb of a plain wall that is cut out of it. */
  cutOut?: string;
  /** #rrggbbaa over the picture. */
  overlay?: string;
  border?: { color: string; width: number };
};
