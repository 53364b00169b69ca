import { hueOf } from "./hue-of.ts";
import type { GrayPixels } from "./pixels.ts";

/** The share of the edge that has the backdrop's hue, and how near to it, as a share of its strength. Our own choice. */
const EVEN = 0.93;
const NEAR = 0.4;
/** A paler hue cannot be told from hair, cloth and teeth. */
const LEAST_STRENGTH = 30;
/** A person stands before the lower part of the sides, and of the whole bottom. */
const FREE_SIDES = 0.45;

type Rgb = readonly [number, number, number];

/**
 * The color of the wall behind a person, as `#rrggbb`, if it is plain and strong enough to cut the person out: measured
 * along the top and the upper sides of a frame. Null for any other ground.
 */
export function plainBackdrop({ width, height, data }: GrayPixels): string | null {
  if (width < 8 || height < 8) return null;
  const colorAt = (at: number): Rgb => [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
  const edge = edgeOf(width, height).map(colorAt);
  const middle = (channel: 0 | 1 | 2) => edge.map((it) => it[channel]).sort((a, b) => a - b)[edge.length >> 1] ?? 0;
  const color: Rgb = [middle(0), middle(1), middle(2)];
  const own = hueOf(color);
  const strength = Math.hypot(own.blue, own.red);
  if (strength < LEAST_STRENGTH) return null;
  const isNear = (it: Rgb) => {
    const { blue, red } = hueOf(it);
    return Math.hypot(blue - own.blue, red - own.red) <= strength * NEAR;
  };
  if (edge.filter(isNear).length < edge.length * EVEN) return null;
  return `#${color.map((it) => it.toString(16).padStart(2, "0")).join("")}`;
}

function edgeOf(width: number, height: number): number[] {
  const top = Array.from({ length: width * 2 }, (_, i) => i);
  const sides = Array.from({ length: Math.round(height * FREE_SIDES) }, (_, y) => [y * width, y * width + width - 1]);
  return [...top, ...sides.flat()];
}
