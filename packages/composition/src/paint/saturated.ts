import type { Box } from "../scene/geometry.ts";
import type { CanvasSheet, PaintContext, Resources } from "./paint-context.ts";
import { copy, type Draw, sheetFor, within } from "./sheets.ts";

/** What `draw` puts into a box, with weaker or stronger colors: the sum of a saturation filter, without a filter. */
export function saturated<Source>(
  context: PaintContext<Source>,
  resources: Resources<Source>,
  box: Box,
  saturation: number,
  draw: Draw<Source>,
): void {
  const vivid = saturation > 1 ? vividSheet(context, resources, box, saturation, draw) : null;
  if (vivid) {
    putDown(context, vivid, saturation - 1);
    return;
  }
  draw(context);
  over(context, box, "saturation", "#808080", 1 - saturation);
}

/**
 * The picture less a part of its own grays: P − (1 − 1/s) × G. Times s that is P + (s − 1) × (P − G). A canvas can only
 * add, so grays are added to the negative.
 */
function vividSheet<Source>(
  context: PaintContext<Source>,
  resources: Resources<Source>,
  box: Box,
  saturation: number,
  draw: Draw<Source>,
): CanvasSheet<Source> | null {
  const [gray, rest] = ["gray", "vivid"].map((use) => sheetFor(context, resources, use, context.canvas));
  if (!gray || !rest) return null;
  within(gray, context, box, (on) => {
    draw(on);
    over(on, box, "saturation", "#808080", 1);
  });
  within(rest, context, box, (on) => {
    draw(on);
    over(on, box, "difference", "#ffffff", 1);
    on.save();
    on.globalCompositeOperation = "lighter";
    on.globalAlpha = 1 - 1 / saturation;
    copy(on, gray);
    on.restore();
    over(on, box, "difference", "#ffffff", 1);
  });
  return rest;
}

function putDown<Source>(context: PaintContext<Source>, sheet: CanvasSheet<Source>, again: number): void {
  context.save();
  copy(context, sheet);
  context.globalCompositeOperation = "lighter";
  context.globalAlpha *= again;
  copy(context, sheet);
  context.restore();
}

function over<Source>(
  context: PaintContext<Source>,
  { x, y, w, h }: Box,
  operation: "saturation" | "difference",
  color: string,
  opacity: number,
): void {
  if (opacity <= 0) return;
  context.save();
  context.globalCompositeOperation = operation;
  context.globalAlpha = opacity;
  context.fillStyle = color;
  context.fillRect(x, y, w, h);
  context.restore();
}
