import type { GrayPixels } from "./pixels.ts";
import { plainGround } from "./plain-ground.ts";

/** The shapes of a phone and of a computer's screen, as width by height. */
const PHONE = { from: 0.42, to: 0.64 };
const COMPUTER = { from: 1.25, to: 2.4 };
/** A program fills its screen with flat colors: the share of the most common one, and of the four most common. */
const ONE = 0.3;
const FOUR = 0.55;
/** Colors of one cell of this side, in levels, count as the same. */
const CELL_BITS = 2;

/**
 * Whether a small copy of a picture looks like a screenshot of a program: the shape of a screen, few flat colors, and not
 * one object on a plain ground. A screenshot full of photos is not recognized. Numbers measured on our own briefs' photos.
 */
export function isScreen(pixels: GrayPixels): boolean {
  const ratio = pixels.width / pixels.height;
  const hasShape = [PHONE, COMPUTER].some(({ from, to }) => ratio >= from && ratio <= to);
  if (!hasShape || plainGround(pixels)) return false;
  const shares = colorShares(pixels);
  const four = shares.slice(0, 4).reduce((sum, share) => sum + share, 0);
  return (shares[0] ?? 0) >= ONE && four >= FOUR;
}

/** The shares of all colors, the most common first. */
function colorShares({ width, height, data }: GrayPixels): number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < width * height; at++) {
    const [red, green, blue] = [0, 1, 2].map((channel) => (data[at * 4 + channel] ?? 0) >> CELL_BITS);
    const key = ((red ?? 0) << 16) | ((green ?? 0) << 8) | (blue ?? 0);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts.values()].sort((a, b) => b - a).map((count) => count / (width * height));
}
