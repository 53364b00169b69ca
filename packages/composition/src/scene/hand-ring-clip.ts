import * as z from "zod/mini";
import { Color } from "./color.ts";
import { Box, Px } from "./geometry.ts";
import { SceneSeed, timing } from "./timing.ts";

/** A circle drawn by hand around something. It overshoots its beginning a little, as a pen does. */
export const HandRingClip = z.object({
  kind: z.literal("hand-ring"),
  ...timing,
  box: Box,
  width: Px.check(z.positive()),
  color: Color,
  /** The color of an edge around the line, half as wide on each side as the line is, so that it is seen on any ground; absent: none. */
  edge: z.optional(Color),
  seed: SceneSeed,
  /** Around something with corners: nearly as wide in them as between them. */
  isBox: z.optional(z.boolean()),
  /** Drawn on from its beginning in this time; absent: it is complete from the start. */
  drawOnMs: z.optional(z.number().check(z.positive())),
});
export type HandRingClip = z.infer<typeof HandRingClip>;
