import type { Primitive } from "../frame/primitive.ts";
import type { Box } from "../scene/geometry.ts";
import { containRect, coverRect } from "./cover-rect.ts";
import { GRAIN_TILE } from "./grain-pixels.ts";
import type { PaintContext, Picture, Resources } from "./paint-context.ts";

type ImagePrimitive = Extract<Primitive, { kind: "image" }>;

/** A picture in its box; where there is none (or an empty one), a plain ground in the scene's colour. */
export function paintImage<Source>(
  context: PaintContext<Source>,
  image: ImagePrimitive,
  resources: Resources<Source>,
): void {
  const { box } = image;
  if (!fillsItsBox(image)) clipTo(context, image);
  const picture = image.moment ? resources.frames?.get(image.moment.clip) : resources.images.get(image.src);
  if (!picture || picture.width <= 0 || picture.height <= 0) {
    context.fillStyle = image.missing;
    context.fillRect(box.x, box.y, box.w, box.h);
    return;
  }
  context.imageSmoothingEnabled = true;
  // "medium" costs most on large pictures (measured); "high" is no better at these scales.
  context.imageSmoothingQuality = "low";
  drawPicture(context, image, picture);
  if (resources.grain && image.grain > 0) paintGrain(context, box, image.grain, resources.grain);
}

/** Straight edges on whole pixels: what is drawn there ends there, and a clip would be work in every frame for nothing. */
function fillsItsBox({ box, radius, fit, grain }: ImagePrimitive): boolean {
  return radius === 0 && fit === "cover" && grain === 0 && [box.x, box.y, box.w, box.h].every(Number.isInteger);
}

function clipTo<Source>(context: PaintContext<Source>, { box, radius }: ImagePrimitive): void {
  context.beginPath();
  context.roundRect(box.x, box.y, box.w, box.h, radius);
  context.clip();
}

function drawPicture<Source>(context: PaintContext<Source>, image: ImagePrimitive, picture: Picture<Source>): void {
  const { box } = image;
  if (image.fit === "contain") {
    const to = containRect(picture, box);
    context.drawImage(picture.source, 0, 0, picture.width, picture.height, to.x, to.y, to.w, to.h);
    return;
  }
  const from = coverRect(picture, { width: box.w, height: box.h }, image.crop, image.focus, image.scale);
  context.drawImage(picture.source, from.x, from.y, from.w, from.h, box.x, box.y, box.w, box.h);
}

function paintGrain<Source>(context: PaintContext<Source>, box: Box, amount: number, tile: Picture<Source>): void {
  context.globalAlpha = amount;
  for (let y = box.y; y < box.y + box.h; y += GRAIN_TILE) {
    for (let x = box.x; x < box.x + box.w; x += GRAIN_TILE) {
      context.drawImage(tile.source, 0, 0, GRAIN_TILE, GRAIN_TILE, x, y, GRAIN_TILE, GRAIN_TILE);
    }
  }
}
