import { isMaterial } from "../../shots/framing.ts";
import type { BeatMedia, StoryboardBeat } from "../../storyboard/storyboard.ts";

/**
 * How a page shows a material: all over it; from edge to edge beside the words, alone or beside another material; as a
 * framed print; from near, in a circle; or as one of several sample cards.
 */
export type MaterialLook = "page" | "panel" | "pair" | "print" | "round" | "cards";

/** `others`: the other materials of the piece, the one that it begins with first. */
export type MaterialPage = { look: MaterialLook; others: readonly Picture[] };
type Picture = Extract<BeatMedia, { kind: "image" }>;

/** What follows the first page, in turn. Our own choice: no page is like the one before or after it. */
const SEVERAL: readonly MaterialLook[] = ["pair", "print", "page", "round", "panel"];
const ALONE: readonly MaterialLook[] = ["round", "print", "page", "panel"];

/**
 * How each beat of a piece about materials shows its own; null for a beat that shows something else, and for all beats if
 * less than half of the pictures show materials. It begins with one all over the page, and ends with samples of all.
 */
export function materialPages(beats: readonly StoryboardBeat[]): (MaterialPage | null)[] {
  if (!isAboutMaterials(beats)) return beats.map(() => null);
  const materials = beats.flatMap(({ media }) => (media && isOfMaterial(media) ? media : []));
  const each = materials.filter(({ src }, at) => materials.findIndex((it) => it.src === src) === at);
  const looks = each.length > 1 ? SEVERAL : ALONE;
  let turn = 0;
  return beats.map(({ media }, at) => {
    if (!media || !isOfMaterial(media)) return null;
    const others = each.filter(({ src }) => src !== media.src);
    if (at === 0) return { look: "page", others };
    if (at === beats.length - 1) return { look: each.length > 1 ? "cards" : "panel", others };
    return { look: looks[turn++ % looks.length] ?? "page", others };
  });
}

/** Whether a piece is about materials: at least three of its pictures show some, and half of them do. */
export function isAboutMaterials(beats: readonly Pick<StoryboardBeat, "media">[]): boolean {
  const shown = beats.flatMap(({ media }) => media ?? []);
  const materials = shown.filter(isOfMaterial);
  return materials.length >= LEAST && materials.length * 2 >= shown.length;
}

/** With fewer, each is another photo all over its page. */
const LEAST = 3;

/** Whether a picture is a photo of a material. */
export const isOfMaterial = (media: BeatMedia): media is Picture => media.kind === "image" && isMaterial(media);

/** A part of a material, as near as its photo is sharp enough for a place of this size in px. */
export function fromNear(media: BeatMedia, place: { w: number; h: number }): BeatMedia {
  if (media.kind === "video" || !media.size) return media;
  const { width, height } = media.size;
  const whole = Math.min(width, (height * place.w) / place.h);
  const across = Math.min(whole * FARTHEST, Math.max(whole * NEAREST, place.w * SHARP));
  const [w, h] = [across / width, (across * place.h) / place.w / height];
  const from = media.crop ?? { x: 0, y: 0, w: 1, h: 1 };
  const [x, y] = [from.x + from.w * (1 - w) * ASIDE.x, from.y + from.h * (1 - h) * ASIDE.y];
  const crop = { x, y, w: from.w * w, h: from.h * h };
  return { ...media, crop, size: { width: width * w, height: height * h } };
}

/** Of what the place would show of all of it: farther looks the same, nearer hardly tells the material. Our own choice. */
const [NEAREST, FARTHEST] = [0.42, 0.8];
/** Pixels of the photo for each px of its place. Our own choice: more enlarged, a pattern looks soft. */
const SHARP = 0.55;
/** Not the middle, which the whole shows as well. */
const ASIDE = { x: 0.3, y: 0.65 };

/**
 * The beats of a look whose pages are materials: what fills a page comes from near once it was shown all over one; beside words
 * each material is whole, and its page frames it.
 */
export function inMaterialViews(
  wholes: readonly StoryboardBeat[],
  inViews: readonly StoryboardBeat[],
  pages: readonly (MaterialPage | null)[],
): StoryboardBeat[] {
  const filled = new Set<string>();
  return inViews.map((beat, at) => {
    const [page, media] = [pages[at], wholes[at]?.media];
    if (!page || !media) return beat;
    const isAgain = page.look === "page" && filled.has(media.src);
    if (page.look === "page") filled.add(media.src);
    return { ...beat, media: isAgain ? fromNear(media, PAGE) : media };
  });
}

/** In px: a part for a page of 4:5 fills one of 9:16, too. */
const PAGE = { w: 1080, h: 1350 };
