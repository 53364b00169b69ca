import type { Box } from "../scene/geometry.ts";
import type { BeatMedia } from "../storyboard/storyboard.ts";
import { around } from "./around.ts";
import { isAllOver } from "./framing.ts";

type Size = { width: number; height: number };
type Seen = Pick<BeatMedia, "size" | "subject" | "ground"> & { parts?: Box[] | undefined; named?: Box[] | undefined };

/** The longer side of a view, in px of the photo: with less it would look soft. Source: ADR 181. */
const LEAST_PX = 600;
/** What is left around a named part on each side, as a share of its longer side. Our own choice. */
const AIR = 0.3;
/** The least of that beside it, as a share of the view: 24 px of a page. Our own choice. */
const LEAST_AIR = 24 / 1080;
/** A view that is larger than this share of its photo shows all of it. Our own choice. */
const MOST = 0.86;
/** A part of which less is lost is whole, and one of which less is seen is not there: its box is never exact. */
const HARDLY = 0.06;
/** A view of less than about half of its subject shows something else. Source: ADR 181. */
const LEAST_OF_SUBJECT = 0.49;

/**
 * The part of a photo around what the words of its beat name, all of it and with air, `ratio` wide for its height, in fractions of the photo; what
 * is named lies `middle` down in it. Null if nothing is named, or that is most of the photo.
 */
export function viewOfNamed(
  { named = [] }: Pick<Seen, "named">,
  { width, height }: Size,
  { ratio, middle }: { ratio: number; middle: number },
): Box | null {
  const all = around(named);
  if (!all) return null;
  const [w, h] = [all.w * width, all.h * height];
  const air = 2 * AIR * Math.max(w, h);
  const least = Math.max(w + air, (h + air) * ratio, LEAST_PX * Math.min(1, ratio));
  const across = Math.min(least, width, height * ratio);
  const share = { w: across / width, h: across / ratio / height };
  const beside = share.w < 1 ? 2 * LEAST_AIR * share.w : 0;
  if (share.w < all.w + beside || share.h < all.h || (share.w > MOST && share.h > MOST)) return null;
  const held = (from: number, length: number, shown: number, at: number) =>
    Math.min(from, Math.max(from + length - shown, from + length / 2 - shown * at));
  return {
    x: within(held(all.x, all.w, share.w, 0.5), 1 - share.w),
    y: within(held(all.y, all.h, share.h, middle), 1 - share.h),
    ...share,
  };
}

/**
 * Whether a view that was not made for what is named would mislead: it leaves that out, cuts a known part in two, or shows less than half of
 * the subject.
 */
export function isBlind({ subject, ground, parts = [], named = [] }: Seen, view: Box): boolean {
  const isCut = (part: Box) => {
    const seen = shareIn(part, view);
    return seen > HARDLY && seen < 1 - HARDLY;
  };
  const hasSubject = subject !== undefined && (ground !== undefined || !isAllOver(subject));
  const isOut = (part: Box) => shareIn(part, view) < 1 - HARDLY;
  return named.some(isOut) || parts.some(isCut) || (hasSubject && shareIn(subject, view) < LEAST_OF_SUBJECT);
}

/** How much of a box lies in a view, as a share of the box. */
export function shareIn(box: Box, view: Box): number {
  const shared = (from: number, length: number, start: number, shown: number) =>
    Math.max(0, Math.min(from + length, start + shown) - Math.max(from, start)) / Math.max(1e-6, length);
  return shared(box.x, box.w, view.x, view.w) * shared(box.y, box.h, view.y, view.h);
}

/** A part of a photo in fractions of a view of it; null if the view does not show all of it. */
export function inView(part: Box, view: Box): Box | null {
  if (shareIn(part, view) < 1 - HARDLY) return null;
  const [x, y] = [Math.max(0, (part.x - view.x) / view.w), Math.max(0, (part.y - view.y) / view.h)];
  return { x, y, w: Math.min(part.w / view.w, 1 - x), h: Math.min(part.h / view.h, 1 - y) };
}

/** What a part ends with is not known: nothing goes on beyond it. */
export const cutEdges = (edges: NonNullable<BeatMedia["edges"]>): typeof edges => ({
  top: { ...edges.top, calm: 0 },
  bottom: { ...edges.bottom, calm: 0 },
  left: { ...edges.left, calm: 0 },
  right: { ...edges.right, calm: 0 },
});

const within = (from: number, most: number): number => Math.min(Math.max(0, from), most);
