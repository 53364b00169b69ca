import type { Box } from "../../../scene/geometry.ts";
import { SAFE_BOXES } from "../../../scene/safe-boxes.ts";

/** Where words are while a face is on the page. `captions` is null if there is only room for one of both at a time. */
export type BesideFace = { title: Box; captions: Box | null; isAbove: boolean };

/** The room between a face and words. */
const GAP = 20;
/** Above a face, as a share of its height: a title keeps off it as long as it has room. Our own choice. */
const HAIR = 0.16;
/** What a title of two lines and a line of captions take at least, and captions at most. */
const LEAST_TITLE = 180;
const LEAST_CAPTIONS = 116;
const MOST_CAPTIONS = 190;

/**
 * Where words may be while a person looks into the camera: never on the face (docs/content.md#overlaps), and inside
 * what all apps leave free. A title stands above the hair, captions under the chin. Where one of the two has no room,
 * both have the larger place, one after the other.
 */
export function wordsBesideFace(face: Box, safe: Box = SAFE_BOXES.both): BesideFace {
  const { x, w } = safe;
  const end = safe.y + safe.h;
  const low = Math.max(safe.y, face.y + face.h + GAP);
  const free = Math.min(safe.h, Math.max(0, face.y - GAP - safe.y));
  const above = { x, y: safe.y, w, h: Math.max(Math.min(free, LEAST_TITLE), free - HAIR * face.h) };
  const below = { x, y: low, w, h: Math.max(0, end - low) };
  const lower = { ...below, h: Math.min(below.h, MOST_CAPTIONS) };
  if (above.h >= LEAST_TITLE && below.h >= LEAST_CAPTIONS) return { title: above, captions: lower, isAbove: true };
  return below.h >= above.h
    ? { title: below, captions: null, isAbove: false }
    : { title: above, captions: null, isAbove: true };
}

/** Where captions are, also when they have the title's place after it. */
export function captionsBesideFace({ title, captions, isAbove }: BesideFace): Box {
  if (captions) return captions;
  const h = Math.min(title.h, MOST_CAPTIONS);
  return { ...title, h, y: isAbove ? title.y + title.h - h : title.y };
}
