import { channels, contrastOf } from "../../brand/contrast.ts";
import type { Palette } from "../../scene/color.ts";
import type { Clip } from "../../scene/scene.ts";
import type { PhotoSlide } from "./photo-set.ts";
import type { Ground } from "./photo-view.ts";
import { scrimClip } from "./still-clips.ts";

/**
 * How the words of a set of photos are made readable, the same on all pages (ADR 204): dark ones on light photos, white ones on a soft scrim of that
 * strength, or each line in a box, as an app sets it.
 */
export type SetWords = { form: "dark" } | { form: "white"; scrim: number } | { form: "boxes" };

/** The first form in which the words of all pages have their contrast. */
export function setWords(pages: readonly PhotoSlide[]): SetWords {
  const shown = pages.filter(({ slide }) => slide.beat.media !== null);
  const grounds = shown.flatMap((page) => groundOf(page) ?? []);
  const [darkest, lightest] = [
    Math.min(...grounds.map(({ dark }) => dark)),
    Math.max(...grounds.map(({ light }) => light)),
  ];
  const ink = pages[0]?.slide.palette.ink ?? "#000000";
  // Nothing is known of a photo that was not looked at yet.
  if (grounds.length < shown.length) return { form: "boxes" };
  if (contrastOf(ink, gray(darkest)) >= LEAST) return { form: "dark" };
  const scrim = scrimFor(lightest, ink);
  return scrim <= DENSEST ? { form: "white", scrim } : { form: "boxes" };
}

/** With some more than the law asks for: shades are those of a small copy. */
const LEAST = 4.5 * 1.12;
/** A denser one is a fog over the photo. Our own choice. */
const DENSEST = 0.4;

/** How dense ink has to lie on a shade for white to be read on it, from 0 to 1. */
function scrimFor(light: number, ink: string): number {
  const dark = lightOf(ink);
  for (let opacity = 0; opacity < 1; opacity += 0.02)
    if (contrastOf("#ffffff", gray(light + (dark - light) * opacity)) >= LEAST) return opacity;
  return 1;
}

/** What words lie on: on a photo its shades, else the color of their ground. */
function groundOf({ under, ground, slide: { palette } }: PhotoSlide): Ground | null {
  if (under || !ground) return under;
  const light = lightOf(ground.startsWith("#") ? ground : palette[ground as keyof Palette]);
  return { dark: light, light };
}

const lightOf = (color: string): number => {
  const [r, g, b] = channels(color);
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
};

const gray = (light: number): string =>
  `#${Math.round(light * 255)
    .toString(16)
    .padStart(2, "0")
    .repeat(3)}`;

/** A scrim from the end of the page where the words are to beyond them; around words in its middle, on both sides of them. */
export function scrimUnder({ slide: { width: w, height: h }, block, place }: PhotoSlide, opacity: number): Clip[] {
  if (opacity < 0.04) return [];
  const [top, end] = [place === "high" ? 0 : block.y, place === "low" ? h : block.y + block.h];
  const most = place === "middle" ? opacity : Math.min(1, opacity * 1.2);
  const inside = { x: 0, y: top, w, h: end - top };
  return [
    scrimClip("scrim", inside, place === "high" ? most : opacity, place === "low" ? most : opacity),
    ...(place === "low" ? [] : [scrimClip("scrim-end", { x: 0, y: end, w, h: SOFT_PX }, opacity, 0)]),
    ...(place === "high" ? [] : [scrimClip("scrim-begin", { x: 0, y: top - SOFT_PX, w, h: SOFT_PX }, 0, opacity)]),
  ];
}

/** How far beyond the words a scrim ends. Our own choice. */
const SOFT_PX = 300;
