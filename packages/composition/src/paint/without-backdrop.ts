import type { Box } from "../scene/geometry.ts";
import { cutOut } from "./cut-out.ts";
import type { PaintContext, PaintPicture, Resources } from "./paint-context.ts";
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
  if (!sheet?.edit) return picture;
  sheet.context.imageSmoothingEnabled = true;
  sheet.context.imageSmoothingQuality = "low";
  sheet.context.drawImage(picture.source, 0, 0, picture.width, picture.height, 0, 0, width, height);
  sheet.edit((pixels) => cutOut(pixels, backdrop));
  return sheet;
}
