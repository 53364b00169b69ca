import { adjustLightness, contrastOf } from "../../brand/contrast.ts";
import type { Color, Palette } from "../../scene/color.ts";

/** Words in color are read over pictures, too, where a darker one would sink. */
const FLOOR = 7;

/** The accent on ink or with an edge of ink: lighter, if the brand's own would not be readable. */
export function bright({ accent, ink, paper }: Palette): Color {
  if (contrastOf(accent, ink) >= FLOOR) return "accent";
  const steps = Array.from({ length: 20 }, (_, i) => adjustLightness(accent, (i + 1) / 20));
  return steps.find((it) => contrastOf(it, ink) >= FLOOR) ?? paper;
}
