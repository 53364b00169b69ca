import { coverRect } from "../paint/cover-rect.ts";
import type { Box, Focus } from "../scene/geometry.ts";
import type { BeatMedia } from "../storyboard/storyboard.ts";

const WHOLE = { x: 0, y: 0, w: 1, h: 1 };

/** The focus of a picture: the middle of its subject if that is known, else the template's own choice. */
export function focusOf({ subject }: BeatMedia, guess: Focus): Focus {
  return subject ? { x: subject.x + subject.w / 2, y: subject.y + subject.h / 2 } : guess;
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
 * The position of a picture's subject on the page, if the picture fills `box` around `focus`, `scale` times closer.
 * Null if the subject or the picture's size is unknown: an unknown position cannot be pointed at.
 */
export function subjectOnPage(media: BeatMedia, box: Box, focus: Focus, scale = 1): Box | null {
  const { subject, size } = media;
  if (!subject || !size) return null;
  const seen = coverRect(size, { width: box.w, height: box.h }, WHOLE, focus, scale);
  const zoom = box.w / seen.w;
  const x = box.x + (subject.x * size.width - seen.x) * zoom;
  const y = box.y + (subject.y * size.height - seen.y) * zoom;
  return within({ x, y, w: subject.w * size.width * zoom, h: subject.h * size.height * zoom }, box);
}

/** The part of one box that lies in another. */
function within(part: Box, box: Box): Box {
  const [x, y] = [Math.max(part.x, box.x), Math.max(part.y, box.y)];
  const right = Math.min(part.x + part.w, box.x + box.w);
  const bottom = Math.min(part.y + part.h, box.y + box.h);
  return { x, y, w: Math.max(0, right - x), h: Math.max(0, bottom - y) };
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
