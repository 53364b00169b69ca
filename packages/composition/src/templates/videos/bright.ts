import { adjustLightness, contrastOf } from "../../brand/contrast.ts";
import type { Colour, Palette } from "../../scene/colour.ts";

const FLOOR = 4.5;

/** The accent where it stands on ink or is edged with it: lighter, where the brand's own could not be read. */
export function bright({ accent, ink, paper }: Palette): Colour {
  if (contrastOf(accent, ink) >= FLOOR) return "accent";
  const steps = Array.from({ length: 20 }, (_, i) => adjustLightness(accent, (i + 1) / 20));
  return steps.find((it) => contrastOf(it, ink) >= FLOOR) ?? paper;
}
