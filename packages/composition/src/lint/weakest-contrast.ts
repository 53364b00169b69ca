import { channels, contrastRatio, luminance } from "../brand/contrast.ts";
import type { Hex } from "../scene/color.ts";
import type { Box } from "../scene/geometry.ts";
import type { DrawnPixels } from "./draw.ts";

/**
 * The contrast (WCAG 2, from 1 to 21) of a color with the worst tenth of the pixels in a box: the median of that tenth,
 * so that a few specks do not decide.
 */
export function weakestContrast({ width, height, data }: DrawnPixels, box: Box, color: Hex): number {
  const own = luminance(...channels(color));
  const [left, right] = [Math.max(0, Math.floor(box.x)), Math.min(width, Math.ceil(box.x + box.w))];
  const [top, bottom] = [Math.max(0, Math.floor(box.y)), Math.min(height, Math.ceil(box.y + box.h))];
  const ratios: number[] = [];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4;
      const other = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      ratios.push(contrastRatio(own, other));
    }
  }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length / 20)] ?? Number.POSITIVE_INFINITY;
}
