import type { Color } from "../../scene/color.ts";
import type { StillPage } from "../pictures/still.ts";

/** The style of a slide's words. */
export type Colors = { words: Color; marker: Color; onMarker: Color };
export const PLAIN: Colors = { words: "on", marker: "accent", onMarker: "onAccent" };
export const ASK: Colors = { words: "onAccent", marker: "paper", onMarker: "ink" };

/**
 * The layout of a slide. `low` is the lower edge of parts that are not read; in TikTok it may be below the words' box.
 */
export type MarkerPage = { left: number; width: number; top: number; bottom: number; low: number; photoTop: number };

export function markerPageOf({ safe, height, isTall }: StillPage): MarkerPage {
  const bottom = safe.y + safe.h;
  const low = Math.max(bottom, height - TIKTOK_BOTTOM_PX);
  return {
    left: safe.x + MARKER_PX,
    width: safe.w - 2 * MARKER_PX,
    top: safe.y + 24,
    bottom,
    low,
    // On a tall page the photo goes on where the apps cover the words.
    photoTop: safe.y + safe.h * (isTall ? 0.76 : 0.56),
  };
}

/** The marker is wider than the words that it marks; it stays in the safe zone, too. */
const MARKER_PX = 24;

/** TikTok covers the lowest 420 px with account and caption; plus some margin. */
const TIKTOK_BOTTOM_PX = 450;

/** Height at which the hand-drawn line crosses from slide to slide. */
export function crossingY(page: MarkerPage): number {
  return page.low - 270;
}

/** On the last slide the line ends at the account's name; it bends upwards if the name could not be placed lower. */
export function handleY(page: MarkerPage): number {
  return crossingY(page) + (page.low > page.bottom ? -50 : 62);
}
