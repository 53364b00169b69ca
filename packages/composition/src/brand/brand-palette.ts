import * as z from "zod/mini";
import { Hex, type Palette } from "../scene/color.ts";
import { adjustLightness, contrastOf } from "./contrast.ts";

/** The colors of a brand. `on` is its color for words on `bg`. */
export const Brand = z.object({ bg: Hex, accent: Hex, on: Hex });
export type Brand = z.infer<typeof Brand>;

const INK = "#15180e";
const PAPER = "#f6f2e9";
const NO_BRAND: Brand = { bg: PAPER, accent: "#ffd92e", on: INK };

/** Words that are read in passing need more than the 4.5 of WCAG AA (docs/content.md#colors: 7 for hooks). */
const HOOK_FLOOR = 7;
const BOX_FLOOR = 4.5;

/**
 * The palette of a brand, in which every pair of ground and words is readable. If the brand's own pair is too faint,
 * the words become ink or paper; if those are too faint as well, the ground is adjusted. Values other than `#rrggbb`
 * count as no brand.
 */
export function brandPalette(brand: Brand | null): Palette {
  const parsed = Brand.safeParse(brand);
  const { bg, accent, on } = parsed.success ? parsed.data : NO_BRAND;
  const ground = contrastOf(bg, on) >= HOOK_FLOOR ? { ground: bg, words: on } : readablePair(bg, HOOK_FLOOR);
  const box = readablePair(accent, BOX_FLOOR);
  return { bg: ground.ground, on: ground.words, accent: box.ground, onAccent: box.words, ink: INK, paper: PAPER };
}

function readablePair(wanted: Hex, floor: number): { ground: Hex; words: Hex } {
  const words = contrastOf(wanted, INK) >= contrastOf(wanted, PAPER) ? INK : PAPER;
  const direction = words === INK ? 1 : -1;
  for (let share = 0; share < 1; share += 0.04) {
    const ground = adjustLightness(wanted, direction * share);
    if (contrastOf(ground, words) >= floor) return { ground, words };
  }
  return { ground: words === INK ? PAPER : INK, words };
}
