import type { Box, Focus } from "../scene/geometry.ts";
import type { Font } from "../text/font.ts";

export type Point = readonly [x: number, y: number];

/** What a painter must be able to draw. Colours are resolved, places are canvas pixels, order is back to front. */
export type Primitive =
  | { kind: "fill"; color: string }
  | {
      kind: "image";
      src: string;
      /** A moving picture: whose frame it is (the clip's id) and where in the source, in ms. */
      moment?: { clip: string; ms: number };
      box: Box;
      fit: "cover" | "contain";
      crop: Box;
      focus: Focus;
      scale: number;
      radius: number;
      grain: number;
      missing: string;
    }
  | { kind: "box"; box: Box; radius: number; color: string; opacity: number }
  | { kind: "scrim"; box: Box; color: string; from: number; to: number }
  | { kind: "polygon"; points: Point[]; color: string }
  | { kind: "line"; points: Point[]; color: string; width: number }
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
    }
  | {
      kind: "group";
      /** As for `context.transform`. */
      matrix: readonly [number, number, number, number, number, number];
      clip: Box | null;
      children: Primitive[];
    };
