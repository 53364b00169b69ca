import type { BrandKit } from "../brand/brand-kit.ts";
import { closingSlides } from "../brand/closing-card.ts";
import { SLIDES_MAX } from "../style/slides-max.ts";
import type { Style } from "../style/style.ts";
import type { Creation } from "./creation.ts";

/**
 * A style in the brand's colors, faces, captions and text looks, with its logo and closing card. What the kit leaves open stays, and captions that are off stay off.
 */
export function branded(style: Style, { colors, fonts, captions, logo, closing, textLook }: BrandKit): Style {
  return {
    ...style,
    ...(colors && { colors }),
    ...(fonts && { fonts }),
    ...(captions && style.captions && { captions }),
    ...(logo && { logo }),
    ...(closing && { closing }),
    ...(textLook && { textLook }),
  };
}

/** The same for a creation that is there: a carousel that has no room for another slide gets no closing card. */
export function rebranded({ kind, style, script }: Pick<Creation, "kind" | "style" | "script">, kit: BrandKit): Style {
  const next = branded(style, kit);
  const slides = (script?.beats.length ?? 0) + closingSlides(kind, next);
  return slides > SLIDES_MAX ? { ...next, closing: style.closing ?? null } : next;
}
