import { partsIn } from "./largest-part.ts";
import type { GrayPixels } from "./pixels.ts";
import { CLEARLY, distanceFrom, type PlainGround } from "./plain-ground.ts";

/**
 * Of the largest part, a second one that is a thing of its own. A sole that its white edge divides from its shoe has a
 * third. Measured on our own briefs' photos.
 */
const LIKE = 0.5;

/** Whether several things of like size stand apart before a plain ground, as a pair of shoes does. */
export function isGroup({ width, height, data }: GrayPixels, { color }: PlainGround): boolean {
  const distances = Float32Array.from({ length: width * height }, (_, at) => distanceFrom(color, data, at));
  const [largest = 0, second = 0] = partsIn(distances, width, CLEARLY)
    .map((places) => places.length)
    .sort((a, b) => b - a);
  return second > 0 && second >= largest * LIKE;
}
