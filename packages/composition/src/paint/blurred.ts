import type { Box } from "../scene/geometry.ts";
import type { CanvasSheet, PaintContext, PaintPicture, Resources } from "./paint-context.ts";
import { newSheet, sheetFor } from "./sheets.ts";

/** What to blur: this part of a picture, as it would appear in a box of this size, by a CSS blur radius in px. */
type Wanted = { part: Box; width: number; height: number; blur: number };

/** A still may be in several boxes at once; more than these are blurred again in every frame. */
const KEPT = 4;
const stills = new WeakMap<object, Map<string, CanvasSheet<unknown>>>();

/**
 * A blurred picture, smaller than its box: halved until the blur is one or two pixels, then doubled again step by step,
 * each step smoothing. That gives a soft round blur by drawing alone, so it is the same where there is no filter; it
 * costs about a millisecond, and for a still picture only once.
 */
export function blurred<Source>(
  context: PaintContext<Source>,
  resources: Resources<Source>,
  picture: PaintPicture<Source>,
  wanted: Wanted,
  moves: boolean,
): PaintPicture<Source> | null {
  const key = JSON.stringify(wanted);
  const source = picture.source as object;
  const known = stills.get(source) ?? new Map<string, CanvasSheet<unknown>>();
  const before = moves ? undefined : known.get(key);
  if (before) return before as CanvasSheet<Source>;
  const small = downAndUp(context, resources, picture, wanted);
  if (moves || !small || known.size >= KEPT) return small;
  // The working sheets are used again for the next picture; this one stays.
  const own = newSheet(resources, small.width, small.height);
  if (!own) return small;
  draw(own.context, small, own);
  stills.set(source, known.set(key, own as CanvasSheet<unknown>));
  return own;
}

function downAndUp<Source>(
  context: PaintContext<Source>,
  resources: Resources<Source>,
  { source }: PaintPicture<Source>,
  { part, width, height, blur }: Wanted,
): CanvasSheet<Source> | null {
  const steps = stepsFor(blur);
  const sizes = Array.from({ length: steps }, (_, i) => halved({ width, height }, i + 1));
  const [first] = sizes;
  const sheet = first && sheetFor(context, resources, `blur-down-1`, first);
  if (!sheet) return null;
  smooth(sheet.context);
  sheet.context.drawImage(source, part.x, part.y, part.w, part.h, 0, 0, sheet.width, sheet.height);
  let last = sheet;
  const way = [...sizes.slice(1), ...sizes.slice(1, -1).toReversed()];
  for (const [i, size] of way.entries()) {
    const next = sheetFor(context, resources, `blur-${i}`, size);
    if (!next) return last;
    draw(next.context, last, next);
    last = next;
  }
  return last;
}

/** A CSS blur of `b` has a deviation of b/2; halving n times and doubling again gives about 0.7 × 2ⁿ (measured). */
function stepsFor(blur: number): number {
  return Math.min(8, Math.max(2, Math.round(Math.log2(Math.max(1, blur / 2 / 0.7)))));
}

/** Of a box that reaches far out of the canvas, only as much is kept as a canvas can show. */
const LARGEST_PX = 4096;

function halved({ width, height }: { width: number; height: number }, times: number) {
  const side = (px: number) => Math.max(2, Math.ceil(Math.min(px, LARGEST_PX) / 2 ** times));
  return { width: side(width), height: side(height) };
}

function draw<Source>(
  context: PaintContext<Source>,
  from: PaintPicture<Source>,
  to: { width: number; height: number },
): void {
  smooth(context);
  context.drawImage(from.source, 0, 0, from.width, from.height, 0, 0, to.width, to.height);
}

function smooth<Source>(context: PaintContext<Source>): void {
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = "low";
}
