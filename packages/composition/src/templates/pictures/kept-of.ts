import type { Box } from "../../scene/geometry.ts";
import { around } from "../../shots/around.ts";
import { isAllOver } from "../../shots/framing.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";

/**
 * What no word may lie on and no edge may cut: `box`, in fractions of the photo. `open`: where the photo itself cuts it already, so that
 * the page may, too, as far as no named part is lost: by so much of the photo; null elsewhere.
 */
export type Kept = { box: Box; open: Record<"top" | "bottom" | "left" | "right", number | null> };

/** The subject of a photo, what its words name, and its known parts that belong to the subject; null for a texture. */
export function keptOf(media: BeatMedia): Kept | null {
  const { subject } = media;
  const { parts = [], named = [], hasFace = false } = media.kind === "image" ? media : {};
  const stands = subject && (hasFace || !isAllOver(subject)) ? [subject] : [];
  const box = around([...stands, ...named, ...(subject ? parts.filter((it) => belongsTo(it, subject)) : parts)]);
  if (!box) return null;
  const said = around(named);
  const open = (space: number, long: number, unsaid: number | null) =>
    space < AT_THE_EDGE ? Math.max(0, Math.min(long * MORE_CUT, unsaid ?? long)) : null;
  const { x, y, w, h } = box;
  return {
    box,
    open: {
      top: open(y, h, said && said.y - y),
      bottom: open(1 - y - h, h, said && y + h - said.y - said.h),
      left: open(x, w, said && said.x - x),
      right: open(1 - x - w, w, said && x + w - said.x - said.w),
    },
  };
}

/** As a share of the photo. Our own choice: what is found of a subject ends a little before an edge that cuts it. */
const AT_THE_EDGE = 0.035;
/** What its photo cuts may lose so much more of its width or height. Our own choice. */
const MORE_CUT = 0.35;

/**
 * A part in which the middle of the subject is, that touches it, or that goes on above or below most of it. What touches it and is cut off by the
 * photo stands beside it.
 */
function belongsTo(part: Box, subject: Box): boolean {
  const across = shared(part.x, part.w, subject.x, subject.w);
  const down = shared(part.y, part.h, subject.y, subject.h);
  const holds = (from: number, long: number, at: number) => at >= from && at <= from + long;
  const isMiddle = holds(part.x, part.w, subject.x + subject.w / 2) && holds(part.y, part.h, subject.y + subject.h / 2);
  if (isMiddle) return true;
  if (across < -NEAR || down < -NEAR) return false;
  const isCut = Math.min(part.x, part.y, 1 - part.x - part.w, 1 - part.y - part.h) < AT_THE_EDGE;
  return !isCut || (down < NEAR && across > subject.w * MOST);
}

/** How far apart parts of one thing are found at most, as a share of the photo, and most of its width. Our own choice. */
const [NEAR, MOST] = [0.03, 0.6];

/** How much of two stretches is shared; below 0, how far apart they are. */
const shared = (one: number, long: number, other: number, length: number): number =>
  Math.min(one + long, other + length) - Math.max(one, other);
