import * as z from "zod/mini";

/** A length or a position in canvas pixels, bounded so that everything drawn stays a finite number. */
export const Px = z.number().check(z.minimum(-100_000), z.maximum(100_000));

/** Degrees, clockwise. */
export const Degrees = z.number().check(z.minimum(-36_000), z.maximum(36_000));

/** A rectangle in canvas pixels. May reach outside the canvas (a number cropped by the edge does). */
export const Box = z.object({
  x: Px,
  y: Px,
  w: Px.check(z.nonnegative()),
  h: Px.check(z.nonnegative()),
});
export type Box = z.infer<typeof Box>;

/** A place inside a picture: 0,0 is its top left corner, 1,1 its bottom right. */
export const Focus = z.object({
  x: z.number().check(z.minimum(0), z.maximum(1)),
  y: z.number().check(z.minimum(0), z.maximum(1)),
});
export type Focus = z.infer<typeof Focus>;
