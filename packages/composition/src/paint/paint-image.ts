import type { Primitive } from "../frame/primitives/primitive.ts";
import type { Box } from "../scene/geometry.ts";
import { blurred } from "./blurred.ts";
import { coverRect, croppedArea } from "./cover-rect.ts";
import { paintOutline, roundedBox } from "./paint-box.ts";
import type { PaintContext, PaintPicture, Resources } from "./paint-context.ts";
import { paintGrain } from "./paint-grain.ts";
import { paintOnSurround } from "./paint-on-surround.ts";
import { paintOnward } from "./paint-onward.ts";
import { castNothing } from "./paint-shadow.ts";
import { type PicturePlace, placeOf } from "./picture-place.ts";
import { saturated } from "./saturated.ts";
import { withoutBackdrop } from "./without-backdrop.ts";

type ImagePrimitive = Extract<Primitive, { kind: "image" }>;

/** A picture in its box; if it is missing or empty, a plain ground in the scene's color. */
export function paintImage<Source>(
  context: PaintContext<Source>,
  image: ImagePrimitive,
  resources: Resources<Source>,
): void {
  if (image.box.w <= 0 || image.box.h <= 0) return;
  const found = pictureOf(image, resources);
  const picture = found && withoutBackdrop(context, image, found, resources);
  const place = placeOf(image, picture);
  if (image.shadow) paintShadowOf(context, image, place.shape);
  const framed = image.border !== undefined;
  if (framed) context.save();
  if (!picture || !fillsItsBox(image)) clipTo(context, place.shape, image.radius);
  if (picture) paintPicture(context, image, picture, place, resources);
  else if (image.cutOut === undefined) paintGround(context, image.missing, place.shape);
  if (image.overlay) paintGround(context, image.overlay, place.shape);
  if (framed) context.restore();
  if (image.border) paintOutline(context, { ...image.border, box: place.shape, radius: image.radius });
}

function pictureOf<Source>(image: ImagePrimitive, { frames, images }: Resources<Source>): PaintPicture<Source> | null {
  const picture = image.moment ? frames?.get(image.moment.clip) : images.get(image.src);
  if (!picture || picture.width <= 0 || picture.height <= 0) return null;
  const { w, h } = croppedArea(picture, image.crop);
  return w > 0 && h > 0 ? picture : null;
}

/** Straight edges on whole pixels: drawing ends there anyway, and a clip would cost time in every frame. */
function fillsItsBox({ box, radius, fit, grain, saturation }: ImagePrimitive): boolean {
  const plain = radius === 0 && fit === "cover" && grain === 0 && saturation === undefined;
  return plain && [box.x, box.y, box.w, box.h].every(Number.isInteger);
}

function clipTo<Source>(context: PaintContext<Source>, box: Box, radius: number): void {
  roundedBox(context, box, radius);
  context.clip();
}

/**
 * The shadow falls from the shape. The picture covers the shape itself, which is a little smaller, so that no edge
 * shows.
 */
function paintShadowOf<Source>(context: PaintContext<Source>, image: ImagePrimitive, { x, y, w, h }: Box): void {
  context.fillStyle = image.missing;
  roundedBox(context, { x: x + 1, y: y + 1, w: Math.max(0, w - 2), h: Math.max(0, h - 2) }, image.radius - 1);
  context.fill();
  castNothing(context);
}

function paintGround<Source>(context: PaintContext<Source>, color: string, { x, y, w, h }: Box): void {
  context.fillStyle = color;
  context.fillRect(x, y, w, h);
}

function paintPicture<Source>(
  context: PaintContext<Source>,
  image: ImagePrimitive,
  picture: PaintPicture<Source>,
  place: PicturePlace,
  resources: Resources<Source>,
): void {
  context.imageSmoothingEnabled = true;
  // "medium" costs most on large pictures (measured); "high" is no better at these scales.
  context.imageSmoothingQuality = "low";
  const draw = (on: PaintContext<Source>) => {
    const { surround, crop } = image;
    if (surround && "color" in surround && surround.onward?.length)
      paintOnward(on, picture, { part: crop, ...place, ...surround, edges: surround.onward }, resources);
    else if (surround) paintSurround(on, image, picture, resources);
    paintOnSurround(on, image.surround, place, resources, (onto) =>
      drawInto(onto, picture, place.picture, image.crop, image.focus, place.scale),
    );
  };
  if (image.saturation === undefined) draw(context);
  else saturated(context, resources, place.shape, image.saturation, draw);
  if (resources.grain && image.grain > 0) paintGrain(context, place.shape, image.grain, resources.grain);
}

function drawInto<Source>(
  context: PaintContext<Source>,
  picture: PaintPicture<Source>,
  box: Box,
  ...how: [crop: Box, focus: { x: number; y: number }, scale: number]
): void {
  const from = coverRect(picture, { width: box.w, height: box.h }, ...how);
  context.drawImage(picture.source, from.x, from.y, from.w, from.h, box.x, box.y, box.w, box.h);
}

function paintSurround<Source>(
  context: PaintContext<Source>,
  { surround, box, crop, moment, missing }: ImagePrimitive,
  picture: PaintPicture<Source>,
  resources: Resources<Source>,
): void {
  const ground = surround && "color" in surround ? surround.color : null;
  const from = goesOnAbove(surround) ? { ...crop, h: crop.h * UPPER_END } : crop;
  const part = coverRect(picture, { width: box.w, height: box.h }, from, { x: 0.5, y: 0.5 }, 1);
  const wanted = { part, width: box.w, height: box.h, blur: surround?.blur ?? 0 };
  const soft = wanted.blur > 0 ? blurred(context, resources, picture, wanted, moment !== undefined) : null;
  if (!soft) {
    paintGround(context, ground ?? missing, box);
    return;
  }
  context.drawImage(soft.source, 0, 0, soft.width, soft.height, box.x, box.y, box.w, box.h);
  if (ground) paintGround(context, `${ground.slice(0, 7)}${TINT}`, box);
}

/** Whether a picture melts into its blur above itself alone: what it shows would be a smudge there, in colors of its own. */
function goesOnAbove(surround: ImagePrimitive["surround"]): boolean {
  if (!surround || !("color" in surround) || surround.edge !== "soft" || !surround.blur) return false;
  const { x, y, w, h } = surround.place ?? { x: 0, y: 0, w: 1, h: 1 };
  return y > 0 && y + h > 1 - NEAR && x < NEAR && x + w > 1 - NEAR;
}

/** As shares of the box: a hair is no edge. */
const NEAR = 0.002;
/** As a share of a picture: its edge is what goes on above it. Our own choice. */
const UPPER_END = 0.12;

/** How much of its color a blurred ground takes on, so that the picture before it stands out and words are readable. */
const TINT = "80";
