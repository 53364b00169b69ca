import type { Box, Focus } from "../scene/geometry.ts";
import type { BeatMedia } from "../storyboard/storyboard.ts";
import { around } from "./around.ts";

/** The focus of a picture: the middle of what its words name, or of its subject if that is known, else the template's own choice. */
export function focusOf(
  { subject, named = [] }: Pick<BeatMedia, "subject"> & { named?: readonly Box[] | undefined },
  guess: Focus,
): Focus {
  const meant = around(named) ?? subject;
  return meant ? { x: meant.x + meant.w / 2, y: meant.y + meant.h / 2 } : guess;
}

/**
 * The focus for a look that shows the subject beside the center, to keep the words clear of it: as far beside it as
 * `wanted` is beside the center of a picture with an unknown subject.
 */
export function focusBeside(media: BeatMedia, wanted: Focus): Focus {
  const { x, y } = focusOf(media, { x: 0.5, y: 0.5 });
  const beside = (at: number, by: number) => Math.min(1, Math.max(0, at + by - 0.5));
  return { x: beside(x, wanted.x), y: beside(y, wanted.y) };
}

/**
 * A hand-drawn ring around something: with some room, never so small that it looks like a dot, never outside `bounds`.
 */
export function ringAround(subject: Box, bounds: Box): Box {
  const w = Math.min(bounds.w, Math.max(LEAST_RING.w, subject.w * AIR));
  const h = Math.min(bounds.h, Math.max(LEAST_RING.h, subject.h * AIR));
  const x = subject.x + subject.w / 2 - w / 2;
  const y = subject.y + subject.h / 2 - h / 2;
  return {
    x: Math.min(Math.max(bounds.x, x), bounds.x + bounds.w - w),
    y: Math.min(Math.max(bounds.y, y), bounds.y + bounds.h - h),
    w,
    h,
  };
}

const AIR = 1.3;
const LEAST_RING = { w: 220, h: 200 };
