import { contrastOf } from "../../brand/contrast.ts";
import type { Color, Palette } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { ImageClip } from "../../scene/image-clip.ts";
import type { VideoClip } from "../../scene/video-clip.ts";
import { framing, onItsOwnBlur } from "../../shots/framing.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import type { StillPage } from "./still.ts";
import { pictureClip } from "./still-clips.ts";

/** The photo of a page. `ground`: what the words beside it lie on; null if the photo fills the page and they lie on it. */
export type PhotoPage = { photo: ImageClip | VideoClip; ground: Color | null };

/**
 * A photo that fills the page; or, if it can be shown apart from its surroundings, as a screenshot or a product on a plain
 * ground can, one that lies in `room`, with the words outside of it. A card lies on itself, blurred (ADR 120).
 */
export function photoPage({ width, height }: StillPage, media: BeatMedia, room: Box): PhotoPage {
  const box = { x: 0, y: 0, w: width, h: height };
  const fit = onItsOwnBlur(framing(media, box, room), media);
  const ground = fit.surround && "color" in fit.surround ? fit.surround.color : null;
  return { photo: pictureClip(media, { id: "photo", box, ...fit }), ground };
}

/** Room for a photo from `top` to `bottom`, as wide as the page but for a margin. */
export function roomBetween({ width }: StillPage, top: number, bottom: number): Box {
  return { x: MARGIN_PX, y: top, w: width - 2 * MARGIN_PX, h: Math.max(1, bottom - top) };
}

const MARGIN_PX = 70;

/** How far down a page is worth showing something: TikTok covers the rest with account and caption. */
export const seenUntil = ({ isTall, height }: StillPage): number => height - (isTall ? 190 : 50);

/** The color of words on a ground: white or ink, whichever is readable. */
export function wordsOn(ground: Color, palette: Palette): Color {
  if (ground === "bg") return "on";
  if (ground === "ink") return "#ffffff";
  const hex = ground.startsWith("#") ? ground : palette.paper;
  return contrastOf(palette.ink, hex) >= contrastOf("#ffffff", hex) ? "ink" : "#ffffff";
}
