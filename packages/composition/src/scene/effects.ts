import * as z from "zod/mini";
import { Color } from "./color.ts";
import { Px } from "./geometry.ts";

const Share = z.number().check(z.minimum(0), z.maximum(1));

/** In fractions of a box, and maybe beyond it. */
const Reach = z.number().check(z.minimum(-8), z.maximum(8));
const Part = z.object({
  x: Reach,
  y: Reach,
  w: Reach.check(z.nonnegative()),
  h: Reach.check(z.nonnegative()),
});

/** Falls from a clip's shape onto what lies beneath. `blur` is the CSS blur radius in px. */
export const Shadow = z.object({
  dx: Px,
  dy: Px,
  blur: z.number().check(z.minimum(0), z.maximum(200)),
  color: Color,
  opacity: Share,
});
export type Shadow = z.infer<typeof Shadow>;

/** A line around a picture, inside its box. */
export const Border = z.object({ color: Color, width: z.number().check(z.minimum(0), z.maximum(100)) });
export type Border = z.infer<typeof Border>;

/** A flat color over a picture, so that words on it can be read or for a mood. */
export const Overlay = z.object({ color: Color, opacity: Share });
export type Overlay = z.infer<typeof Overlay>;

const Blur = z.number().check(z.positive(), z.maximum(200));

/**
 * What fills the rest of the box around a picture of another ratio (`fit: "contain"`): itself blurred, or one color. On
 * a color the picture is fitted into `place`, in fractions of the box (absent: the whole box), with its edges faded into
 * the color over `faded` of each side (absent: 0.16), as a card with round corners, or as the screen of a phone. With a
 * `blur` that color only tints the picture, which is the ground, blurred, and soft edges melt into it. At the edges that are
 * `onward` nothing fades: the ground begins in their own colors, so that a light that falls off along them shows no rectangle. A
 * `melted` picture fades into these colors: a texture ends without a seam (ADR 200); with a `blur` they are out of focus.
 */
export const Surround = z.union([
  z.object({ blur: Blur }),
  z.object({
    color: Color,
    place: z.optional(Part),
    edge: z.optional(z.enum(["soft", "card", "phone", "melted"])),
    faded: z.optional(z.number().check(z.positive(), z.maximum(0.5))),
    blur: z.optional(Blur),
    onward: z.optional(z.array(z.enum(["top", "bottom", "left", "right"]))),
  }),
]);
export type Surround = z.infer<typeof Surround>;

/**
 * The transition of a picture over the previous one. The cut is the rule (docs/content.md#transitions); *whip* is a
 * smear of motion, *punch* a step closer that settles, *page-slide* pushes in from the right, *wipe* uncovers from the
 * left, *crossfade* blends, *zoom* goes through the previous picture into the next.
 */
export const Transition = z.object({
  kind: z.enum(["whip", "punch", "page-slide", "wipe", "crossfade", "zoom"]),
  durationMs: z.number().check(z.positive(), z.maximum(2000)),
});
export type Transition = z.infer<typeof Transition>;
