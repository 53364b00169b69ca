import type { Box } from "../scene/geometry.ts";
import type { GrayPixels } from "./pixels.ts";
import { type PlainGround, plainGround } from "./plain-ground.ts";

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
  return hasShape(pixels) && !plainGround(pixels) && isFlat(pixels);
}

/** What stands out from the ground by this much belongs to a device, which fills this share of its own box. */
const STANDS_OUT = 40;
const FILLED = 0.9;

/**
 * Whether what stands before a plain ground is a phone or a computer that shows a program: it has the shape of a screen,
 * fills its box, and shows few flat colors, of which the most common one is not vivid. Numbers measured on our own briefs' photos.
 */
export function isDevice(pixels: GrayPixels, plain: PlainGround): boolean {
  const part = partOf(pixels, plain.subject);
  return hasShape(part) && isFilled(part, plain) && isFlat(part) && !isVivid(part);
}

/** Whether it is printed: a packet or a poster from the front, which fills its box with few flat colors. A part of it would cut its name. */
export function isPrinted(pixels: GrayPixels, plain: PlainGround): boolean {
  const part = partOf(pixels, plain.subject);
  return isFilled(part, plain) && isFlat(part) && !isDevice(pixels, plain);
}

function isFilled(part: GrayPixels, { color }: PlainGround): boolean {
  const all = Array.from({ length: part.width * part.height }, (_, at) => at);
  const isApart = (at: number) =>
    Math.hypot(...color.map((value, channel) => (part.data[at * 4 + channel] ?? 0) - value)) >= STANDS_OUT;
  return all.filter(isApart).length >= all.length * FILLED;
}

/** Whether the most common color is one that a packet has and no program, by the distance of its channels. Our own choice. */
function isVivid(part: GrayPixels): boolean {
  const [[key = 0] = []] = [...countsOf(part)].sort(([, a], [, b]) => b - a);
  const channels = [key >> 16, (key >> 8) & 255, key & 255].map((it) => it << CELL_BITS);
  return Math.max(...channels) - Math.min(...channels) > VIVID;
}

const VIVID = 70;

function partOf({ width, height, data }: GrayPixels, { x, y, w, h }: Box): GrayPixels {
  const [left, top] = [Math.round(x * width), Math.round(y * height)];
  const part = { width: Math.round(w * width), height: Math.round(h * height) };
  const copy = new Uint8ClampedArray(part.width * part.height * 4);
  for (let row = 0; row < part.height; row++) {
    const from = ((top + row) * width + left) * 4;
    copy.set(data.subarray(from, from + part.width * 4), row * part.width * 4);
  }
  return { ...part, data: copy };
}

function hasShape({ width, height }: GrayPixels): boolean {
  const ratio = width / height;
  return [PHONE, COMPUTER].some(({ from, to }) => ratio >= from && ratio <= to);
}

function isFlat(pixels: GrayPixels): boolean {
  const shares = colorShares(pixels);
  const four = shares.slice(0, 4).reduce((sum, share) => sum + share, 0);
  return (shares[0] ?? 0) >= ONE && four >= FOUR;
}

/** The shares of all colors, the most common first. */
const colorShares = (part: GrayPixels): number[] =>
  [...countsOf(part).values()].sort((a, b) => b - a).map((count) => count / (part.width * part.height));

/** How often each color comes, by its cell. */
function countsOf({ width, height, data }: GrayPixels): Map<number, number> {
  const counts = new Map<number, number>();
  for (let at = 0; at < width * height; at++) {
    const [red, green, blue] = [0, 1, 2].map((channel) => (data[at * 4 + channel] ?? 0) >> CELL_BITS);
    const key = ((red ?? 0) << 16) | ((green ?? 0) << 8) | (blue ?? 0);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
