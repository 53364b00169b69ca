import type { HandLineClip } from "../../scene/shape-clip.ts";
import type { Point } from "../primitives/primitive.ts";
import { seededRandom } from "./seeded-random.ts";

/** The strokes of a line drawn by hand: the shaft, and the two sides of its head. The same seed draws the same line. */
export function handLine(clip: HandLineClip): Point[][] {
  const shaft = shaftOf(clip);
  const tip = shaft.at(-1);
  const before = shaft.at(-4) ?? shaft[0];
  if (!clip.head || !tip || !before) return [shaft];
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const barb = clip.width * 4.2;
  const sides = [2.55, -2.45].map((turn): Point[] => [
    [tip[0] + Math.cos(angle + turn) * barb, tip[1] + Math.sin(angle + turn) * barb],
    tip,
  ]);
  return [shaft, ...sides];
}

const STEPS = 24;

function shaftOf({ from, to, bend, width, seed }: HandLineClip): Point[] {
  const random = seededRandom(seed);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const wobble = Array.from({ length: 4 }, () => random() - 0.5);
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const s = i / STEPS;
    const waves = wobble.reduce((sum, size, k) => sum + size * Math.sin(Math.PI * s * (k + 2)), 0);
    const off = bend * Math.sin(Math.PI * s ** 0.9) + waves * width * 0.5;
    return [from.x + (to.x - from.x) * s + normal.x * off, from.y + (to.y - from.y) * s + normal.y * off];
  });
}
