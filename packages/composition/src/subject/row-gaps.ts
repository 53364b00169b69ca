import type { Box } from "../scene/geometry.ts";
import type { GrayPixels } from "./pixels.ts";

/** From one pixel to the next, a step of this many levels of 255 is ink. Measured on our own briefs' photos. */
const INK = 14;
/** A gap that is lower than this share of the picture is between two lines of one row, or within a letter. Our own choice. */
const LEAST = 0.008;
/** Kept apart from the rows above and below, as a share of the picture. */
const AIR = 0.003;

/**
 * Where a screenshot, or the screen in a photo of a device (`within`, in fractions), may end without cutting a row: the stretches without any
 * ink, in fractions of the picture's height, from the top down.
 */
export function rowGaps({ width, height, data }: GrayPixels, within: Box = WHOLE): { from: number; to: number }[] {
  const [left, right] = [Math.ceil(within.x * width), Math.floor((within.x + within.w) * width)];
  const [top, bottom] = [Math.ceil(within.y * height), Math.floor((within.y + within.h) * height)];
  const hasInk = (row: number) => {
    for (let x = left + 1; x < right; x++) if (stepAt(data, row * width + x) >= INK) return true;
    return false;
  };
  const gaps: { from: number; to: number }[] = [];
  let from: number | null = null;
  for (let row = top; row <= bottom; row++) {
    const isFree = row < bottom && !hasInk(row);
    if (isFree) from ??= row;
    else if (from !== null) {
      gaps.push({ from: from / height + AIR, to: row / height - AIR });
      from = null;
    }
  }
  return gaps.filter((it) => it.to - it.from >= LEAST);
}

const WHOLE = { x: 0, y: 0, w: 1, h: 1 };

/** The largest step of a channel from the pixel before, in levels. */
function stepAt(data: Uint8ClampedArray, at: number): number {
  const step = (channel: number) => Math.abs((data[at * 4 + channel] ?? 0) - (data[at * 4 - 4 + channel] ?? 0));
  return Math.max(step(0), step(1), step(2));
}
