import type { Box } from "../scene/geometry.ts";
import type { DrawnPixels } from "./draw.ts";

/**
 * The contrast (WCAG 2, from 1 to 21) of a colour with the worst tenth of the pixels in a box: the middle one of that
 * tenth, so that a few specks do not decide. `color` is #rrggbb.
 */
export function weakestContrast({ width, height, data }: DrawnPixels, box: Box, color: string): number {
  const own = luminance(...channelsOf(color));
  const [left, right] = [Math.max(0, Math.floor(box.x)), Math.min(width, Math.ceil(box.x + box.w))];
  const [top, bottom] = [Math.max(0, Math.floor(box.y)), Math.min(height, Math.ceil(box.y + box.h))];
  const ratios: number[] = [];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4;
      const other = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      ratios.push((Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05));
    }
  }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length / 20)] ?? Number.POSITIVE_INFINITY;
}

function channelsOf(hex: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
  return [r, g, b];
}

/** Relative luminance after WCAG 2. */
export function luminance(r: number, g: number, b: number): number {
  return 0.2126 * (LINEAR[r] ?? 0) + 0.7152 * (LINEAR[g] ?? 0) + 0.0722 * (LINEAR[b] ?? 0);
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
