import { contrastOf } from "../../brand/contrast.ts";
import type { Palette } from "../../scene/color.ts";

/** The brand's accent for words on ink if it is readable there (4.5), otherwise paper. */
export function readableOnInk({ accent, ink }: Palette): "accent" | "paper" {
  return contrastOf(accent, ink) >= 4.5 ? "accent" : "paper";
}
