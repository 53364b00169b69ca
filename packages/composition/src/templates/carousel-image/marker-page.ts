import type { Color } from "../../scene/color.ts";
import type { StillPage } from "../pictures/still.ts";

/** The style of a slide's words. */
export type Colors = { words: Color; marker: Color; onMarker: Color };
export const PLAIN: Colors = { words: "on", marker: "accent", onMarker: "onAccent" };
export const ASK: Colors = { words: "onAccent", marker: "paper", onMarker: "ink" };

/**
 * The layout of a slide. `low` is the lower edge of parts that are not read; in TikTok it may be below the words' box.
 */
export type MarkerPage = {
  left: number;
  width: number;
  top: number;
  bottom: number;
  low: number;
  photoTop: number;
  /** Height at which the hand-drawn line crosses from slide to slide, and at which it ends on the last one, at the account's name. */
  crossing: number;
  handle: number;
};

/** The layout of a slide. The line crosses above the pictures and the large numbers: on them it would cross out what is seen. */
export function markerPageOf({ safe, height, isTall }: StillPage, isType = false): MarkerPage {
  const bottom = safe.y + safe.h;
  const low = Math.max(bottom, height - TIKTOK_BOTTOM_PX);
  // On a tall page the photo goes on where the apps cover the words.
  const photoTop = safe.y + safe.h * (isTall ? 0.76 : isType ? 0.65 : 0.56);
  const crossing = photoTop - ABOVE_PHOTO_PX;
  return {
    crossing,
    handle: crossing + 62,
    left: safe.x + MARKER_PX,
    width: safe.w - 2 * MARKER_PX,
    top: safe.y + 24,
    bottom,
    low,
    photoTop,
  };
}

/** The line begins 64 px lower than it crosses. */
const ABOVE_PHOTO_PX = 90;

/** The marker is wider than the words that it marks; it stays in the safe zone, too. */
const MARKER_PX = 24;

/** TikTok covers the lowest 420 px with account and caption; plus some margin. */
const TIKTOK_BOTTOM_PX = 450;
