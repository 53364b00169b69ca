import * as z from "zod/mini";
import { Colour } from "./colour.ts";
import { Box, Focus } from "./geometry.ts";
import { Milliseconds, timing } from "./timing.ts";

/** One end of a slow camera move: 1 shows the whole crop, 1.06 is a little closer; `focus` is what stays in view. */
const View = z.object({ scale: z.number().check(z.minimum(1), z.maximum(4)), focus: Focus });

/** A picture from the caller's media, cropped to fill (or fit) its box. */
export const ImageClip = z.object({
  kind: z.literal("image"),
  ...timing,
  /** Id of the picture in the caller's media. An id that is missing there draws `missing` instead. */
  src: z.string(),
  box: Box,
  fit: z.enum(["cover", "contain"]),
  /** The part of the picture to use, as fractions of it. */
  crop: z.optional(z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })),
  focus: Focus,
  kenBurns: z.optional(z.object({ from: View, to: View })),
  /** Sudden steps closer, cut back at `endMs`: the *punch-in* of ux §6. */
  punches: z.optional(z.array(z.object({ startMs: Milliseconds, endMs: Milliseconds, scale: z.number() }))),
  radius: z.optional(z.number()),
  /** Film grain from 0 to 1; 0.03 keeps stills from looking synthetic. */
  grain: z.optional(z.number()),
  missing: Colour,
});
export type ImageClip = z.infer<typeof ImageClip>;
