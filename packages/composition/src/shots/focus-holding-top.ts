import { coverRect } from "../paint/cover-rect.ts";
import type { Box, Focus } from "../scene/geometry.ts";
import type { BeatMedia } from "../storyboard/storyboard.ts";
import { focusOf } from "./subject.ts";

const WHOLE = { x: 0, y: 0, w: 1, h: 1 };
const MIDDLE = { x: 0.5, y: 0.5 };
/** How much closer a shot is in the middle of its drift and its punch-ins. Source: docs/content.md#motion. */
const DRIFTED = 1.15;

/**
 * The focus of a picture that fills `box` and comes closer while the upper end of its subject stays where it is, so that it
 * reaches no words above it: around its middle, a subject would rise. `from` is the scale at which the subject lies where it
 * stays, `closer` the one of the shot. Undefined if the subject or the picture's size is unknown.
 */
export function focusHoldingTop(
  { size, subject }: Pick<BeatMedia, "size" | "subject">,
  box: Pick<Box, "w" | "h">,
  { from = 1, closer = from }: { from?: number; closer?: number } = {},
): Focus | undefined {
  if (!size || !subject) return undefined;
  const middle = focusOf({ subject }, MIDDLE);
  const seenAt = (scale: number) => coverRect(size, { width: box.w, height: box.h }, WHOLE, middle, scale);
  const before = seenAt(from);
  const top = Math.max(0, (subject.y * size.height - before.y) / before.h);
  const shown = seenAt(closer * DRIFTED).h / size.height;
  return { x: middle.x, y: Math.min(1, Math.max(0, subject.y - top * shown + shown / 2)) };
}
