import * as z from "zod/mini";

/** A rectangle in canvas pixels. May reach outside the canvas (a number cropped by the edge does). */
export const Box = z.object({
  x: z.number(),
  y: z.number(),
  w: z.number().check(z.nonnegative()),
  h: z.number().check(z.nonnegative()),
});
export type Box = z.infer<typeof Box>;

/** A place inside a picture: 0,0 is its top left corner, 1,1 its bottom right. */
export const Focus = z.object({
  x: z.number().check(z.minimum(0), z.maximum(1)),
  y: z.number().check(z.minimum(0), z.maximum(1)),
});
export type Focus = z.infer<typeof Focus>;
