import * as z from "zod/mini";
import { Px } from "./geometry.ts";
import { Milliseconds } from "./timing.ts";

/** How a value gets from one keyframe to the next. *hold* stays and jumps at the end. */
export const Curve = z.enum(["linear", "ease-in", "ease-out", "ease-in-out", "settle", "overshoot", "hold"]);
export type Curve = z.infer<typeof Curve>;

/** A value at one time; `atMs` counts from the start of its clip, `curve` leads to the next keyframe. */
export const Keyframe = z.object({ atMs: Milliseconds, value: Px, curve: Curve });
export type Keyframe = z.infer<typeof Keyframe>;

const Course = z.optional(z.array(Keyframe).check(z.minLength(1), z.maxLength(200)));

/**
 * Changes of a clip's position and pose, over its time. Before the first keyframe its value holds, after the last too.
 * `x` and `y` are px added to its place, `w` and `h` px added to its box, `scale` and `opacity` factors, `rotate`
 * degrees added.
 */
export const Keyframes = z.object({
  x: Course,
  y: Course,
  w: Course,
  h: Course,
  scale: Course,
  rotate: Course,
  opacity: Course,
});
export type Keyframes = z.infer<typeof Keyframes>;
