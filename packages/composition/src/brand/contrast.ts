import type { Hex } from "../scene/color.ts";

/** The contrast of two colors after WCAG 2: from 1 (the same) to 21. */
export function contrastOf(one: Hex, other: Hex): number {
  return contrastRatio(luminance(...channels(one)), luminance(...channels(other)));
}

/** The color with a share of white (positive) or black (negative) mixed in. */
export function adjustLightness(color: Hex, share: number): Hex {
  const target = share > 0 ? 255 : 0;
  const mixed = channels(color).map((value) => Math.round(value + (target - value) * Math.abs(share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Relative luminance after WCAG 2, of red, green and blue from 0 to 255. */
export function luminance(r: number, g: number, b: number): number {
  return 0.2126 * (LINEAR[r] ?? 0) + 0.7152 * (LINEAR[g] ?? 0) + 0.0722 * (LINEAR[b] ?? 0);
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** The contrast of two luminances after WCAG 2: from 1 (the same) to 21. */
export function contrastRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Red, green and blue of a color, from 0 to 255. */
export function channels(color: Hex): [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
  return [r, g, b];
}
