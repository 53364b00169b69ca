import type { Hex } from "../scene/colour.ts";

/** The contrast of two colours after WCAG 2: from 1 (the same) to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The colour with a share of white (positive) or black (negative) mixed in. */
export function shifted(color: Hex, share: number): Hex {
  const target = share > 0 ? 255 : 0;
  const mixed = channels(color).map((value) => Math.round(value + (target - value) * Math.abs(share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(color: Hex): number {
  const [r = 0, g = 0, b = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(color: Hex): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
}
