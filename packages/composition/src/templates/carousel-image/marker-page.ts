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
  /** The size of the numbers, which is one for all pages, and where a photo begins beside one. */
  number: number;
  beside: number;
  /** Pages between the first and the last have photos. */
  isMixed: boolean;
};

/** `isType`: no page has a photo, so that the words take some of its room. `isMixed`: some pages between the first and the last have one. */
type Shown = { isType: boolean; isMixed: boolean };

/** The layout of a slide. The line crosses above the pictures and the large numbers: on them it would cross out what is seen. */
export function markerPageOf({ safe, width, height, isTall }: StillPage, { isType, isMixed }: Shown): MarkerPage {
  const bottom = safe.y + safe.h;
  const low = Math.max(bottom, height - TIKTOK_BOTTOM_PX);
  // On a tall page the photo goes on where the apps cover the words; numbers beside photos are less high.
  const photoTop = safe.y + safe.h * (isTall ? (isMixed ? 0.84 : 0.76) : isType ? 0.65 : 0.56);
  const crossing = photoTop - ABOVE_PHOTO_PX;
  const left = safe.x + MARKER_PX;
  const large = (height - crossing) * OF_ROOM;
  const number = isMixed ? Math.min(large, (width * (1 - LEAST_OF_PHOTO) - BESIDE_PX) / NUMBER_EM) : large;
  return {
    isMixed,
    number,
    beside: isMixed ? number * NUMBER_EM + BESIDE_PX : left + BESIDE_NUMBER_PX,
    crossing,
    handle: crossing + 62,
    left,
    width: safe.w - 2 * MARKER_PX,
    top: safe.y + 24,
    bottom,
    low,
    photoTop,
  };
}

/** Height of the figures of Block, in em. */
const CAP_EM = 0.7;
/** Of the room under the line that crosses the page, which a number fills down to the edge. */
const OF_ROOM = 0.84 / CAP_EM;
/** How far a number reaches onto its page, in em. */
export const NUMBER_EM = 0.65;
/** What is free between a number and a photo, in px. */
const BESIDE_PX = 54;
/** Of the width, for a photo beside a number. Our own choice. */
const LEAST_OF_PHOTO = 0.6;
/** A column for a small number, where every page has a photo. */
export const BESIDE_NUMBER_PX = 170;

/** The line begins 64 px lower than it crosses. */
const ABOVE_PHOTO_PX = 90;

/** The marker is wider than the words that it marks; it stays in the safe zone, too. */
const MARKER_PX = 24;

/** TikTok covers the lowest 420 px with account and caption; plus some margin. */
const TIKTOK_BOTTOM_PX = 450;
