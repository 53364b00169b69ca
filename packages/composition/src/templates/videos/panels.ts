import { adjustLightness, contrastOf } from "../../brand/contrast.ts";
import type { Color, Palette } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { ImageClip } from "../../scene/image-clip.ts";
import type { RectClip } from "../../scene/shape-clip.ts";
import type { VideoClip } from "../../scene/video-clip.ts";
import { shareAside } from "../../shots/beside-words.ts";
import { focusHoldingTop } from "../../shots/focus-holding-top.ts";
import { type Fit, framing, framingWithOthers, isTexture } from "../../shots/framing.ts";
import { type ShotPlace, shot } from "../../shots/shot.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import type { Seen } from "./seen-media.ts";
import { comingNearer } from "./under-words.ts";
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
 * Which shots are panels, so that no two in a row are framed alike, and no photo comes back as it was: a card beside a
 * card, a texture beside a texture, a photo beside itself (ADR 139). Null for a shot that is none. A card of a light photo
 * would lie on a dark smear: that is always a panel, a closer one beside another. One of a texture would show less of it: it
 * is a panel first. No other two panels are in a row. A picture that can come nearer instead (`comingNearer`) is none.
 */
export function panelsAmong(seen: readonly (Seen | null)[], room: Box | undefined): (Panel | null)[] {
  const looks = seen.map((it) => it && lookOf(it, room));
  const nearer = comingNearer(seen, room);
  const panels: (Panel | null)[] = [];
  for (const [at, it] of seen.entries()) {
    const before = panels[at - 1] ?? null;
    const isFree =
      it !== null && looks[at] !== null && !nearer[at] && !isHalfEmpty(it, room) && isWholeIn(panelBox(room), it);
    const isLight = looks[at] === "card" && it?.media.isLight === true;
    const isWanted =
      isLight || (!before && (isTextureCard(it, looks[at]) || comesBack(at, { seen, looks, panels, nearer })));
    const from = it ? 1 / shareAside(it.media) : 1;
    panels.push(isFree && isWanted ? { closer: Math.max(from, before && before.closer === 1 ? NEARER : 1) } : null);
  }
  return panels;
}

/** Without a room, captions lie on the picture: above a panel, half of the page would be empty without a title. */
const isHalfEmpty = ({ isUntitled }: Seen, room: Box | undefined): boolean => isUntitled === true && !room;

/** How much closer a panel beside another one is. Our own choice. */
const NEARER = 1.3;

const isWholeIn = (box: Box, { media }: Seen): boolean => framing(media, box).fit === "cover";

const isTextureCard = (it: Seen | null, look: Look | null | undefined): boolean =>
  look === "card" && it !== null && isTexture(it.media);

type Shots = {
  seen: readonly (Seen | null)[];
  looks: readonly (Look | null)[];
  panels: readonly (Panel | null)[];
  nearer: readonly unknown[];
};

/** Whether the shot before is framed alike, or the same photo was last shown as this one would be. */
function comesBack(at: number, { seen, looks, panels, nearer }: Shots): boolean {
  const look = looks[at];
  const src = seen[at]?.media.src;
  // It came nearer, and goes away again.
  if (src === seen[at - 1]?.media.src && nearer[at - 1]) return false;
  if (looks[at - 1] === look && (look !== "page" || seen[at - 1]?.media.src === src)) return true;
  const last = seen.findLastIndex((it, i) => i < at && it?.media.src === src);
  return look === "card" && last !== -1 && looks[last] === look && !panels[last];
}

type Look = "card" | "texture" | "page";

/** How a shot looks beside others; null for one of its own kind, as a product on its ground. */
function lookOf({ media, isBorrowed }: Seen, room: Box | undefined): Look | null {
  if (media.kind !== "image" || !media.size || media.isScreen || isBorrowed) return null;
  const { fit, surround } = framingWithOthers(media, PAGE, room);
  if (fit === "cover") return isTexture(media) ? "texture" : "page";
  return surround && "edge" in surround && surround.edge === "card" ? "card" : null;
}

/** Whether a photo would be a card on a dark smear of itself: a panel is better. Source: ADR 139. */
export const isLightCard = ({ isLight }: BeatMedia, { surround }: Fit): boolean =>
  isLight === true && surround !== undefined && "edge" in surround && surround.edge === "card";

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
