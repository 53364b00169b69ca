import * as z from "zod/mini";
import { Color } from "./color.ts";
import { Shadow } from "./effects.ts";
import { Box, Degrees, Px } from "./geometry.ts";
import { Keyframes } from "./keyframes.ts";
import { Motion, SceneSeed, timing } from "./timing.ts";

/** One outline of a drawing: an SVG path in the drawing's own units. */
export const ArtPath = z.object({
  d: z.string().check(z.minLength(1), z.maxLength(20_000)),
  fill: z.optional(Color),
  stroke: z.optional(z.object({ color: Color, width: Px.check(z.positive()) })),
});
export type ArtPath = z.infer<typeof ArtPath>;

/** A side of a drawing in its own units. */
const Unit = Px.check(z.minimum(1));

/** Vector art: outlines in a view box that fills (contained, centered) the clip's box. */
export const ArtClip = z.object({
  kind: z.literal("art"),
  ...timing,
  box: Box,
  view: z.object({ w: Unit, h: Unit }),
  paths: z.array(ArtPath).check(z.maxLength(400)),
  rotate: z.optional(Degrees),
  opacity: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  shadow: z.optional(Shadow),
  /** Redrawn by an unsteady hand: up to `amount` px off, 8 times a second (*boil*, docs/content.md#motion). */
  boil: z.optional(z.object({ amount: Px, seed: SceneSeed })),
  /** Strokes are drawn on from beginning to end in this time; absent: they are complete from the start. */
  drawOnMs: z.optional(z.number().check(z.positive())),
  motion: Motion,
  keyframes: z.optional(Keyframes),
});
export type ArtClip = z.infer<typeof ArtClip>;
