import { containRect } from "../../paint/cover-rect.ts";
import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { ImageClip } from "../../scene/image-clip.ts";
import type { Clip } from "../../scene/scene.ts";
import type { VideoClip } from "../../scene/video-clip.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { fromNear, type MaterialPage } from "./material-pages.ts";
import { pictureClip, rectClip } from "./still-clips.ts";

/** Where pictures lie beside words: `free` from the words to the end of the page, `room` in the part of it that is seen. */
type Places = { free: Box; room: Box; turn: number; ground: Color };

/** The picture of the beat itself, and what lies behind it and over it. */
type Shown = { photo: ImageClip | VideoClip; behind?: Clip[]; over?: Clip[] };

/** A material beside the words of its page. */
export function materialClips(media: BeatMedia, page: MaterialPage, places: Places): Shown {
  switch (page.look) {
    case "pair":
      return pair(media, page, places);
    case "print":
      return print(media, places);
    case "round":
      return round(media, places);
    case "cards":
      return cards(media, page, places);
    case "page":
    case "panel":
      return { photo: pictureClip(media, { id: "photo", box: places.free, fit: "cover" }) };
  }
}

/** Two materials meet in a line, the one that the page is about on the larger part (our own choice). */
function pair(media: BeatMedia, { others: [other] }: MaterialPage, { free, turn, ground }: Places): Shown {
  const isFirst = turn % 2 === 0;
  const isHigh = free.h > free.w;
  const [from, length] = isHigh ? [free.y, free.h] : [free.x, free.w];
  const share = (isFirst ? LARGER : 1 - LARGER) * length;
  const part = (start: number, end: number): Box =>
    isHigh ? { ...free, y: start, h: end - start } : { ...free, x: start, w: end - start };
  const parts = [part(from, from + share), part(from + share, from + length)];
  const line = part(from + share - LINE_PX / 2, from + share + LINE_PX / 2);
  const [own, beside] = isFirst ? parts : parts.toReversed();
  return {
    photo: pictureClip(media, { id: "photo", box: own ?? free, fit: "cover" }),
    behind: other ? [pictureClip(other, { id: "photo-2", box: beside ?? free, fit: "cover" })] : [],
    over: [rectClip({ id: "seam", box: line, color: ground })],
  };
}

const LARGER = 0.62;
const LINE_PX = 14;

/** A framed print on the ground of the page, as a hand lays it down. */
function print(media: BeatMedia, { room, turn }: Places): Shown {
  const { width, height } = media.size ?? { width: room.w, height: room.h };
  const box = containRect({ width, height }, inset(room, 20));
  const frame = {
    border: { color: "#ffffff", width: 24 },
    shadow: SHADOW,
    rotate: turn % 2 === 0 ? -1.8 : 1.6,
  } as const;
  return { photo: pictureClip(media, { id: "photo", box, fit: "cover", ...frame }) };
}

/** A material from near, in a circle, as under a magnifying glass. */
function round(media: BeatMedia, { room }: Places): Shown {
  const d = Math.min(room.w, room.h) * 0.96;
  const box = { x: room.x + (room.w - d) / 2, y: room.y + (room.h - d) / 2, w: d, h: d };
  const ring = { radius: d / 2, border: { color: "#ffffff", width: 18 }, shadow: SHADOW } as const;
  return { photo: pictureClip(fromNear(media, box), { id: "photo", box, fit: "cover", ...ring }) };
}

/** Samples of up to three materials as cards that lie on each other, the one that the page is about in front. */
function cards(media: BeatMedia, { others }: MaterialPage, { room }: Places): Shown {
  const behind = others.slice(0, 2);
  const h = Math.min(room.h * 0.88, room.w * 0.76);
  const w = h * CARD;
  const places = behind.length > 1 ? THREE : TWO;
  const [own, ...rest] = [media, ...behind].map((it, at) => {
    const { x, y, turn } = places[at] ?? places[0];
    const box = { x: room.x + (room.w - w) * x, y: room.y + (room.h - h) * y, w, h };
    return sampleCard(it, box, { id: at === 0 ? "photo" : `photo-${at + 1}`, turn });
  });
  if (!own) throw new Error("There is no sample to show.");
  return { photo: own.photo, behind: [...rest.toReversed().flatMap(({ card, photo }) => [card, photo]), own.card] };
}

/** Width to height of a card. */
const CARD = 0.76;
/** Where cards lie in the rest of the room, and by how many degrees they are turned; the first one is in front. */
const TWO = [
  { x: 0.86, y: 0.6, turn: 4 },
  { x: 0.14, y: 0.3, turn: -7 },
] as const;
const THREE = [
  { x: 0.5, y: 0.6, turn: -2 },
  { x: 0.02, y: 0.35, turn: -9 },
  { x: 0.98, y: 0.35, turn: 8 },
] as const;

/** A white card with its material above a free strip. */
function sampleCard(media: BeatMedia, card: Box, { id, turn }: { id: string; turn: number }) {
  const edge = card.w * 0.05;
  const own = { w: card.w - 2 * edge, h: card.h - 4.2 * edge };
  // Both are turned around the middle of the card.
  const up = card.h / 2 - edge - own.h / 2;
  const angle = (turn * Math.PI) / 180;
  const middle = { x: card.x + card.w / 2 + up * Math.sin(angle), y: card.y + card.h / 2 - up * Math.cos(angle) };
  const box = { x: middle.x - own.w / 2, y: middle.y - own.h / 2, ...own };
  return {
    card: rectClip({ id: `${id}-card`, box: card, color: "#ffffff", radius: 6, rotate: turn, shadow: SHADOW }),
    photo: pictureClip(media, { id, box, fit: "cover", rotate: turn }),
  };
}

const SHADOW = { dx: 0, dy: 18, blur: 44, color: "ink", opacity: 0.3 } as const;

const inset = ({ x, y, w, h }: Box, px: number): Box => ({ x: x + px, y: y + px, w: w - 2 * px, h: h - 2 * px });
