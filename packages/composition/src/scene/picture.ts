import * as z from "zod/mini";
import { Color } from "./color.ts";
import { Border, Overlay, Shadow, Surround, Transition } from "./effects.ts";
import { Box, Degrees, Focus, Px } from "./geometry.ts";
import { Keyframes } from "./keyframes.ts";
import { Milliseconds } from "./timing.ts";

const Share = z.number().check(z.minimum(0), z.maximum(1));
const Closer = z.number().check(z.minimum(1), z.maximum(4));

/** One end of a slow camera move: 1 shows the whole crop, 1.06 is a little closer; `focus` is what stays in view. */
const View = z.object({ scale: Closer, focus: Focus });

/** What still pictures and videos have in common: position, crop, motion and effects. */
export const picture = {
  /** Id of the file in the caller's media. If the file is missing, `missing` is drawn instead. */
  src: z.string(),
  box: Box,
  fit: z.enum(["cover", "contain"]),
  /** The part of the picture to use, as fractions of it. */
  crop: z.optional(z.object({ x: Share, y: Share, w: Share, h: Share })),
  focus: Focus,
  kenBurns: z.optional(z.object({ from: View, to: View })),
  /** Sudden steps closer, cut back at `endMs`: *punch-in* (docs/content.md#motion). Times on the scene's clock. */
  punches: z.optional(z.array(z.object({ startMs: Milliseconds, endMs: Milliseconds, scale: Closer }))),
  surround: z.optional(Surround),
  radius: z.optional(Px.check(z.nonnegative())),
  /** Film grain from 0 to 1; 0.03 keeps stills from looking synthetic. */
  grain: z.optional(Share),
  /** 0 is gray, 1 (also when absent) as it is. */
  saturation: z.optional(z.number().check(z.minimum(0), z.maximum(2))),
  overlay: z.optional(Overlay),
  border: z.optional(Border),
  shadow: z.optional(Shadow),
  /** Degrees, clockwise, around the middle of the box. */
  rotate: z.optional(Degrees),
  opacity: z.optional(Share),
  keyframes: z.optional(Keyframes),
  /** When its keyframes began, if before its start: a later piece of a cut recording moves on with the first. */
  sinceMs: z.optional(Milliseconds),
  transition: z.optional(Transition),
  missing: Color,
};
