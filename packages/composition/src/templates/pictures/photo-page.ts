import { contrastOf } from "../../brand/contrast.ts";
import type { Color, Palette } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { ImageClip } from "../../scene/image-clip.ts";
import type { Clip } from "../../scene/scene.ts";
import type { VideoClip } from "../../scene/video-clip.ts";
import { type Fit, framing, onItsOwnBlur } from "../../shots/framing.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { goingOn, melting } from "./going-on.ts";
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
 * A photo that fills the page; or, if it can be shown apart from its surroundings, as a screenshot or a product on a plain
 * ground can, one that lies in `room`, with the words outside of it. What would have its subject under the words goes on
 * behind them as a blur (ADR 169), unless it `fills` the page anyway. A card lies on itself, blurred (ADR 120). A photo that
 * comes back whole, and a face, is a panel, where nothing of it is lost: from edge to edge, melting into its blur; a product on a plain
 * ground is a little larger (ADR 193).
 */
export function photoPage(page: Page, media: BeatMedia, room: Box, { fills = false } = {}): PhotoPage {
  const { width, height, material } = page;
  if (material && material.look !== "page") return ofMaterial(page, media, material, room);
  const box = { x: 0, y: 0, w: width, h: height };
  // The same face for a second time is a card.
  const isPanel = media.kind === "image" && Boolean(media.hasFace) !== Boolean(media.isCard);
  if (media.kind === "image" && media.isCard && media.ground && media.subject)
    return photoPage(page, { ...media, isCard: false }, { ...room, x: 0, w: width });
  const panel = isPanel ? panelBox(page, media, room) : null;
  const melted = panel && melting(media, box, panel);
  if (melted) return onGround(media, { id: "photo", box, ...melted });
  const framed = framing(media, box, lowered(page, media, room));
  const onward = fills || material ? null : goingOn(media, framed, { page: box, free: freeBeside(page, room) });
  const fit: Fit = material ? { fit: "cover" } : (onward ?? onItsOwnBlur(framed, media));
  return onGround(media, { id: "photo", box, ...fit });
}

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

/**
 * From the words to the end of the page that is farther from them; less high where that would cut off the subject. Null: it
 * would be a strip.
 */
function panelBox(page: StillPage, media: BeatMedia, room: Box): Box | null {
  const { width } = page;
  const { isAbove, ...free } = freeBeside(page, room);
  const own = media.size ? (width * media.size.height) / media.size.width : free.h;
  // What is about as high as the room fills it, if it can.
  const boxes = [free.h, own].filter((it) => it <= free.h && it > free.h * LEAST_OF_PANEL);
  const [panel] = boxes
    .map((high) => ({ x: 0, y: isAbove ? free.h - high : free.y, w: width, h: high }))
    .filter((box) => framing({ ...media, isCard: false }, box).fit === "cover");
  return panel ?? null;
}

/** What words leave free of a page around a room for pictures, down or up to its end. */
function freeBeside({ height }: StillPage, { y, h }: Box): { y: number; h: number; isAbove: boolean } {
  const isAbove = y < height - y - h;
  return isAbove ? { y: 0, h: y + h, isAbove } : { y, h: height - y, isAbove };
}

/** Of its room. Our own choice. */
const LEAST_OF_PANEL = 0.5;

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
