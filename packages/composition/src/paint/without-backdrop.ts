import type { Box } from "../scene/geometry.ts";
import { cutOut } from "./cut-out.ts";
import type { CanvasSheet, PaintContext, PaintPicture, Resources, SheetBytes } from "./paint-context.ts";
import { sheetFor } from "./sheets.ts";

/** Where and how close a picture is shown. */
type Shown = { box: Pick<Box, "w" | "h">; scale: number; cutOut?: string };

/**
 * A picture whose plain backdrop is clear, no larger than it is shown; the picture itself if it has none, or if there is
 * no second canvas here.
 */
export function withoutBackdrop<Source>(
  context: PaintContext<Source>,
  { box, scale, cutOut: backdrop }: Shown,
  picture: PaintPicture<Source>,
  resources: Resources<Source>,
): PaintPicture<Source> {
  if (backdrop === undefined) return picture;
  const share = Math.min(1, (Math.max(box.w, box.h) * scale) / Math.min(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * share));
  const height = Math.max(1, Math.round(picture.height * share));
  const sheet = sheetFor(context, resources, "cut-out", { width, height, isEdited: true });
  if (!sheet?.bytes) return picture;
  sheet.bytes.write(cutOut(atHand(picture, sheet) ?? drawnOn(sheet, picture, sheet.bytes), backdrop));
  return sheet;
}

/** Without a canvas, where nothing has to be scaled: drawing and reading costs Node more than all the rest. */
function atHand<Source>(picture: PaintPicture<Source>, sheet: CanvasSheet<Source>): Uint8ClampedArray | null {
  const isAsLarge = picture.width === sheet.width && picture.height === sheet.height;
  return isAsLarge ? (picture.pixels?.() ?? null) : null;
}

function drawnOn<Source>(
  { context, width, height }: CanvasSheet<Source>,
  picture: PaintPicture<Source>,
  bytes: SheetBytes,
): Uint8ClampedArray {
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = "low";
  context.drawImage(picture.source, 0, 0, picture.width, picture.height, 0, 0, width, height);
  return bytes.read();
}
