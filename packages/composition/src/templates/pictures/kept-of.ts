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

/** A part that shares room with the subject; what the photo cuts off stands beside it, unless it is the middle of it. */
function belongsTo(part: Box, subject: Box): boolean {
  const [right, bottom] = [part.x + part.w, part.y + part.h];
  const [x, y] = [subject.x + subject.w / 2, subject.y + subject.h / 2];
  if (x >= part.x && x <= right && y >= part.y && y <= bottom) return true;
  const isCut = Math.min(part.x, part.y, 1 - right, 1 - bottom) < AT_THE_EDGE;
  const isApart =
    part.x >= subject.x + subject.w || right <= subject.x || part.y >= subject.y + subject.h || bottom <= subject.y;
  return !isCut && !isApart;
}
