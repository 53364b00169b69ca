import { contrastOf } from "../../brand/contrast.ts";
import type { Color, Palette } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { ImageClip } from "../../scene/image-clip.ts";
import type { Clip } from "../../scene/scene.ts";
import type { VideoClip } from "../../scene/video-clip.ts";
import { framing } from "../../shots/framing.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { materialClips } from "./material-clips.ts";
import type { MaterialPage } from "./material-pages.ts";
import type { Slide, StillPage } from "./still.ts";
import { pictureClip } from "./still-clips.ts";

/**
 * The photo of a page, with what lies behind it. `ground`: what the words beside it lie on; null if the photo fills the page
 * and they lie on it. `clips`: all pictures of the page.
 */
export type PhotoPage = { photo: ImageClip | VideoClip; clips: Clip[]; ground: Color | null; background: Color };

type Page = StillPage & Partial<Pick<Slide, "material" | "index" | "isLast">>;

/**
 * A picture that can be shown apart from its surroundings, as a screenshot or a product on a plain ground can, lies in `room`, beside the words; a product
 * that comes back is a little larger (ADR 193). So does a material, in turn in several ways.
 */
export function photoPage(page: Page, media: BeatMedia, room: Box): PhotoPage {
  const { width, height, material } = page;
  if (material && material.look !== "page") return ofMaterial(page, media, material, room);
  const box = { x: 0, y: 0, w: width, h: height };
  if (material) return onGround(media, { id: "photo", box, fit: "cover" });
  const isAgain = media.kind === "image" && media.isCard === true && media.ground !== undefined;
  if (isAgain && media.subject) return photoPage(page, { ...media, isCard: false }, { ...room, x: 0, w: width });
  return onGround(media, { id: "photo", box, ...framing(media, box, lowered(page, media, room)) });
}

/** Whether a picture is shown beside the words, and does not fill the page under them. */
export const isApart = ({ material }: Pick<Slide, "material">, { isScreen, ground, size }: BeatMedia): boolean =>
  material !== null || isScreen === true || ground !== undefined || size === undefined;

function onGround(media: BeatMedia, part: Parameters<typeof pictureClip>[1]): PhotoPage {
  const photo = pictureClip(media, part);
  const ground = photo.surround && "color" in photo.surround ? photo.surround.color : null;
  return { photo, clips: [photo], ground, background: "ink" };
}

/** On a tall page what is wide lies lower in its room: above the middle, the end of the page was empty. */
function lowered({ isTall }: StillPage, { size, subject, ground }: BeatMedia, room: Box): Box {
  if (!isTall || !size || !subject || !ground) return room;
  const high = (room.w * subject.h * size.height) / (subject.w * size.width);
  return { ...room, y: room.y + Math.max(0, room.h - high) * LOWER };
}

/** Of what is free above and below it. Our own choice. */
const LOWER = 0.2;

/** Materials beside the words: on the accent and on the brand's own ground in turn. */
function ofMaterial(page: Page, media: BeatMedia, material: MaterialPage, room: Box): PhotoPage {
  const { width, index = 0, isLast, palette } = page;
  const ground = isLast || index % 2 === 1 ? "accent" : palette.bg;
  const free = freeBeside(page, room);
  const places = { free: { ...free, x: 0, w: width }, room, turn: index, ground };
  const { photo, behind = [], over = [] } = materialClips(media, material, places);
  return { photo, clips: [...behind, photo, ...over], ground, background: ground };
}

/** What words leave free of a page around a room for pictures, down or up to its end. */
function freeBeside({ height }: StillPage, { y, h }: Box): { y: number; h: number; isAbove: boolean } {
  const isAbove = y < height - y - h;
  return isAbove ? { y: 0, h: y + h, isAbove } : { y, h: height - y, isAbove };
}

/** Room for a photo from `top` to `bottom`, as wide as the page but for a margin. */
export function roomBetween({ width }: Pick<StillPage, "width">, top: number, bottom: number): Box {
  return { x: MARGIN_PX, y: top, w: width - 2 * MARGIN_PX, h: Math.max(1, bottom - top) };
}

const MARGIN_PX = 70;

/** How far down a page is worth showing something: TikTok covers the rest with account and caption. */
export const seenUntil = ({ isTall, height }: StillPage): number => height - (isTall ? 190 : 50);

/** The color of words on a ground: white or ink, whichever is readable. */
export function wordsOn(ground: Color, palette: Palette): Color {
  if (ground === "bg") return "on";
  if (ground === "ink") return "#ffffff";
  if (ground === "accent") return palette.onAccent === palette.ink ? "ink" : "#ffffff";
  const hex = ground.startsWith("#") ? ground : palette.paper;
  return contrastOf(palette.ink, hex) >= contrastOf("#ffffff", hex) ? "ink" : "#ffffff";
}
