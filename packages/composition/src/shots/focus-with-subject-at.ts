import { coverRect } from "../paint/cover-rect.ts";
import type { Box, Focus } from "../scene/geometry.ts";
import type { BeatMedia } from "../storyboard/storyboard.ts";
import { focusOf } from "./subject.ts";

const WHOLE = { x: 0, y: 0, w: 1, h: 1 };
/** What is nearly as tall as the box stands in it: its lower end is shown. In px, our own choice. */
const LEAST_PX = 150;
const MIDDLE = { x: 0.5, y: 0.5 };

/**
 * Where the middle of its subject lies in a picture that fills its box, or where its lower end does: px from the top of
 * the box. With `leastTop`, a tall subject ends lower, so that its top is not cut off, if it fits into
 * the box at all; with `mostEnd`, one is higher, so that what it stands on is seen.
 */
export type SubjectPlace = { middle: number; mostEnd: number } | { end: number; leastTop: number };

/**
 * The focus of a picture that fills `box` with its subject in a place, as near as the picture's edges allow. `scale` as
 * in `coverRect`. Undefined if the subject or the picture's size is unknown.
 */
export function focusWithSubjectAt(
  { size, subject }: Pick<BeatMedia, "size" | "subject">,
  box: Pick<Box, "w" | "h">,
  at: SubjectPlace,
  scale = 1,
): Focus | undefined {
  if (!size || !subject) return undefined;
  const seen = coverRect(size, { width: box.w, height: box.h }, WHOLE, MIDDLE, scale);
  const { x, y } = focusOf({ subject }, MIDDLE);
  const shown = seen.h / size.height;
  const half = (subject.h / shown / 2) * box.h;
  const isWhole = 2 * half <= box.h - LEAST_PX;
  const middle =
    "middle" in at ? Math.min(at.middle, at.mostEnd - half) : Math.max(at.end - half, isWhole ? at.leastTop + half : 0);
  return { x, y: Math.min(1, Math.max(0, y - (middle / box.h - 0.5) * shown)) };
}
