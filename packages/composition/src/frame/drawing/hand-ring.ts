import type { HandRingClip } from "../../scene/hand-ring-clip.ts";
import type { Point } from "../primitives/primitive.ts";
import { seededRandom } from "./seeded-random.ts";

const STEPS = 72;
/** A hand does not meet its own beginning: it continues past it, a little outside. */
const TURNS = 1.09;

/** How square a ring around corners is: the exponent of a superellipse, of which 2 is a circle. Our own choice. */
const SQUARE = 5;

/** A circle drawn by hand inside its box, or a frame with round corners. The same seed draws the same line. */
export function handRing({ box, seed, isBox = false }: Pick<HandRingClip, "box" | "seed" | "isBox">): Point[] {
  const random = seededRandom(seed);
  const start = (-0.62 + (random() - 0.5) * 0.3) * Math.PI;
  const tilt = (random() - 0.5) * (isBox ? 0.04 : 0.16);
  const waves = [2, 3, 5].map((times) => ({ times, size: (random() - 0.5) * 0.05, phase: random() * 6.28 }));
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const turned = (i / STEPS) * TURNS;
    const angle = start + turned * 2 * Math.PI;
    const wobble = waves.reduce((sum, { times, size, phase }) => sum + size * Math.sin(times * angle + phase), 0);
    const reach = 0.94 + wobble + 0.07 * (turned - 0.5);
    const [right, low] = [Math.cos(angle), Math.sin(angle)];
    const out = isBox ? (Math.abs(right) ** SQUARE + Math.abs(low) ** SQUARE) ** (-1 / SQUARE) : 1;
    const [across, down] = [(right * out * reach * box.w) / 2, (low * out * reach * box.h) / 2];
    return [middle.x + across - down * tilt, middle.y + down + across * tilt * Math.min(1, box.h / Math.max(1, box.w))];
  });
}
