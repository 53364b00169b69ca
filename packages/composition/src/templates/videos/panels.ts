import { adjustLightness, contrastOf } from "../../brand/contrast.ts";
import type { Color, Palette } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import { framing, framingWithOthers, isTexture } from "../../shots/framing.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import type { Seen } from "./seen-media.ts";
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

/**
 * Which shots are panels, so that no two in a row are framed alike: every second one of several cards, or of several
 * textures that fill the page, lies from edge to edge under its words (ADR 139).
 */
export function panelsAmong(seen: readonly (Seen | null)[], room: Box | undefined): boolean[] {
  const panels: boolean[] = [];
  for (const [at, it] of seen.entries()) {
    const look = it && lookOf(it, room);
    const before = seen[at - 1];
    const isAlike = look !== null && before != null && !panels[at - 1] && lookOf(before, room) === look;
    panels.push(isAlike && it !== null && framing(it.media, panelBox(room)).fit === "cover");
  }
  return panels;
}

/** How a shot looks beside others; null for one of its own kind, as a product on its ground. */
function lookOf({ media, isBorrowed }: Seen, room: Box | undefined): "card" | "texture" | null {
  if (media.kind !== "image" || !media.size || media.isScreen || isBorrowed) return null;
  const { fit, surround } = framingWithOthers(media, PAGE, room);
  if (fit === "cover") return isTexture(media) ? "texture" : null;
  return surround && "edge" in surround && surround.edge === "card" ? "card" : null;
}

/**
 * What lies behind the words above a panel: light over a light photo, else the brand's own ground if that is dark, or its
 * accent, darkened a little; ink where that would be another color.
 */
export function panelGround({ isLight }: BeatMedia, { bg, accent }: Palette): Color {
  if (isLight) return "paper";
  const darker = Array.from({ length: DARKENED }, (_, i) => adjustLightness(accent, -(i + 1) / 20));
  const isDark = (color: Color) => contrastOf(color, "#ffffff") >= DARK;
  return isDark(bg) ? "bg" : (darker.find(isDark) ?? "ink");
}

/** The contrast of white words on it. Source: docs/content.md#colors. */
const DARK = 7;
/** Steps of a twentieth: yellow becomes olive after more. Our own choice. */
const DARKENED = 8;
