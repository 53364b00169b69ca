import * as z from "zod/mini";
import { Color } from "./color.ts";
import { Border, Shadow } from "./effects.ts";
import { Box, Degrees, Px } from "./geometry.ts";
import { Keyframes } from "./keyframes.ts";
import { Milliseconds, SceneSeed, timing } from "./timing.ts";

/** A flat rectangle. */
export const RectClip = z.object({
  kind: z.literal("rect"),
  ...timing,
  box: Box,
  color: Color,
  radius: Px.check(z.nonnegative()),
  opacity: z.number().check(z.minimum(0), z.maximum(1)),
  rotate: z.optional(Degrees),
  border: z.optional(Border),
  shadow: z.optional(Shadow),
  keyframes: z.optional(Keyframes),
});
export type RectClip = z.infer<typeof RectClip>;

/** A ground that gets denser downwards, so that words on a photo can be read. Opacity runs `from` (top) → `to` (bottom). */
export const ScrimClip = z.object({
  kind: z.literal("scrim"),
  ...timing,
  box: Box,
  color: Color,
  from: z.number().check(z.minimum(0), z.maximum(1)),
  to: z.number().check(z.minimum(0), z.maximum(1)),
});
export type ScrimClip = z.infer<typeof ScrimClip>;

/** Ticks that fill one by one over the clip's time: the progress of the story. */
export const ProgressClip = z.object({
  kind: z.literal("progress"),
  ...timing,
  box: Box,
  color: Color,
  ground: Color,
  /** Scene times at which the next tick begins. The first tick begins with the clip. */
  cutsMs: z.array(Milliseconds).check(z.maxLength(100)),
});
export type ProgressClip = z.infer<typeof ProgressClip>;

const Place = z.object({ x: Px, y: Px });

/** A line drawn by hand from one point to another, with an arrow head or without. */
export const HandLineClip = z.object({
  kind: z.literal("hand-line"),
  ...timing,
  from: Place,
  to: Place,
  /** How far the line bends from the straight way, in px; the sign chooses the side. */
  bend: Px,
  head: z.boolean(),
  width: Px.check(z.positive()),
  color: Color,
  /** The color of an edge around the line, half as wide on each side as the line is, so that it is seen on any ground; absent: none. */
  edge: z.optional(Color),
  seed: SceneSeed,
  /** Drawn on from its beginning in this time; absent: it is complete from the start. */
  drawOnMs: z.optional(z.number().check(z.positive())),
});
export type HandLineClip = z.infer<typeof HandLineClip>;
