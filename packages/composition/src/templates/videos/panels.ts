import { adjustLightness, contrastOf } from "../../brand/contrast.ts";
import type { Color, Palette } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { ImageClip } from "../../scene/image-clip.ts";
import type { RectClip } from "../../scene/shape-clip.ts";
import type { VideoClip } from "../../scene/video-clip.ts";
import { shareAside } from "../../shots/beside-words.ts";
import { focusHoldingTop } from "../../shots/focus-holding-top.ts";
import { framing, framingWithOthers, isTexture, lostOf } from "../../shots/framing.ts";
import { type ShotPlace, shot } from "../../shots/shot.ts";
import { focusOf } from "../../shots/subject.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import type { Seen } from "./seen-media.ts";
import { comingNearer, inRoom } from "./under-words.ts";
import { PAGE } from "./video-scene.ts";

/** Between the words and a panel under them, in px. */
const AIR = 15;
/** Without a room for pictures, a panel is the lower half of the page. */
const HALF = PAGE.h / 2;

/** Where a panel lies: from edge to edge under the words, down to the end of the page. */
export function panelBox(room: Box | undefined): Box {
  const y = room ? room.y - AIR : HALF;
  return { ...PAGE, y, h: PAGE.h - y };
}

/** A panel shows its picture this many times closer than it needs to be to fill it. */
export type Panel = { closer: number };

/**
 * Which shots are panels. Null for a shot that is none. What would be a card is always one, so that a film has one system
 * (ADR 189), and a closer one where its photo was last shown from as far. Of textures and photos that fill the page, no two in a row
 * are framed alike (ADR 139): every second one is a panel. A picture that can come nearer instead (`comingNearer`) is none.
 */
export function panelsAmong(seen: readonly (Seen | null)[], room: Box | undefined): (Panel | null)[] {
  const looks = seen.map((it) => it && lookOf(it, room));
  const nearer = comingNearer(seen, room);
  const panels: (Panel | null)[] = [];
  for (const [at, it] of seen.entries()) {
    const before = panels[at - 1] ?? null;
    const isFree =
      it !== null && looks[at] !== null && !nearer[at] && !isHalfEmpty(it, room) && isWholeIn(panelBox(room), it);
    const isWanted =
      (looks[at] === "card" && !fillsCloser(it, room)) ||
      (looks[at] === "page" && isTooTall(it, room)) ||
      (!before && comesBack(at, { seen, looks, nearer }));
    const last = panels[seen.findLastIndex((other, i) => i < at && other?.media.src === it?.media.src)];
    const from = it ? 1 / shareAside(it.media) : 1;
    const step =
      it && last?.closer === from ? nearerBy(it.media, panelBox(room), { from, isEnd: it.isEnd === true }) : 1;
    panels.push(isFree && isWanted ? { closer: from * step } : null);
  }
  return panels;
}

/** Whether it fills the page once it is closer, with its subject under the words. */
const fillsCloser = (it: Seen | null, room: Box | undefined): boolean =>
  it !== null && room !== undefined && (inRoom(it.media, room)?.closer ?? 1) > 1;

/** Without a room, captions lie on the picture: above a panel, half of the page would be empty without a title. */
const isHalfEmpty = ({ isUntitled }: Seen, room: Box | undefined): boolean => isUntitled === true && !room;

/** How much closer a photo comes back in a panel, and how much if that would cut off what it shows. Our own choice. */
const NEARER = 1.3;
const A_LITTLE = 1.12;
/** As a share of what it shows. Our own choice. */
const LITTLE_CUT = 0.1;

/** Whether it would be cut below the words on a photo that fills the page: a bottle without its foot. */
function isTooTall(it: Seen | null, room: Box | undefined): boolean {
  const { subject, size } = it?.media ?? {};
  if (!room || !subject || !size) return false;
  return subject.h * size.height * Math.max(PAGE.w / size.width, PAGE.h / size.height) > PAGE.h - room.y;
}

/** A face is not cut for it: one eye tells nothing. As a film ends, nothing of the product is cut. */
function nearerBy(media: BeatMedia, box: Box, { from, isEnd }: { from: number; isEnd: boolean }): number {
  if (isEnd || (media.kind === "image" && media.hasFace)) return 1;
  const { subject, size } = media;
  if (!subject || !size) return NEARER;
  const focus = focusOf({ subject }, { x: 0.5, y: 0.5 });
  return lostOf(subject, size, box, { focus, scale: from * NEARER }) > LITTLE_CUT ? A_LITTLE : NEARER;
}

/** What comes back "as a card" (`anotherView`) is a panel, too, if it fills that. */
const isWholeIn = (box: Box, { media }: Seen): boolean => framing({ ...media, isCard: false }, box).fit === "cover";

type Shots = {
  seen: readonly (Seen | null)[];
  looks: readonly (Look | null)[];
  nearer: readonly unknown[];
};

/** Whether the shot before is framed alike, or the same photo was last shown as this one would be. */
function comesBack(at: number, { seen, looks, nearer }: Shots): boolean {
  const look = looks[at];
  const src = seen[at]?.media.src;
  // It came nearer, and goes away again.
  if (src === seen[at - 1]?.media.src && nearer[at - 1]) return false;
  return looks[at - 1] === look && (look !== "page" || seen[at - 1]?.media.src === src);
}

type Look = "card" | "texture" | "page";

/** How a shot looks beside others; null for one of its own kind, as a product on its ground. */
function lookOf({ media, isBorrowed }: Seen, room: Box | undefined): Look | null {
  if (media.kind !== "image" || !media.size || media.isScreen || isBorrowed) return null;
  const { fit, surround } = framingWithOthers(media, PAGE, room);
  if (fit === "cover") return isTexture(media) ? "texture" : "page";
  return surround && "edge" in surround && surround.edge === "card" ? "card" : null;
}

/** A panel with what lies behind its words. `id` as that of a shot. */
export function panelClips(
  media: BeatMedia,
  place: Omit<ShotPlace, "box" | "room" | "focus" | "fit">,
  { room, palette }: { room: Box | undefined; palette: Palette },
): [RectClip, ImageClip | VideoClip] {
  const { id, startMs, endMs } = place;
  const box = panelBox(room);
  const color = panelGround(media, palette);
  return [
    { kind: "rect", id: `${id}-ground`, startMs, endMs, box: PAGE, color, radius: 0, opacity: 1 },
    shot(media, { ...place, box, focus: focusHoldingTop(media, box, { from: place.closer ?? 1 }) }),
  ];
}

/**
 * What lies behind the words above a panel: light over a light photo, else the brand's own ground if that is dark, or its
 * accent, darkened a little; ink where that would be another color.
 */
export function panelGround({ isLight }: Pick<BeatMedia, "isLight">, { bg, accent }: Palette): Color {
  if (isLight) return "paper";
  const darker = Array.from({ length: DARKENED }, (_, i) => adjustLightness(accent, -(i + 1) / 20));
  const isDark = (color: Color) => contrastOf(color, "#ffffff") >= DARK;
  return isDark(bg) ? "bg" : (darker.find(isDark) ?? "ink");
}

/** The contrast of white words on it. Source: docs/content.md#colors. */
const DARK = 7;
/** Steps of a twentieth: yellow becomes olive after more. Our own choice. */
const DARKENED = 8;
