import type { Box, Focus } from "../scene/geometry.ts";

type Size = { width: number; height: number };

/**
 * The part of a picture (in its own pixels) that fills `box` without distortion, `scale` times closer,
 * as near to `focus` as the picture's edges allow. `crop` are fractions of the picture.
 */
export function coverRect(picture: Size, box: Size, crop: Box, focus: Focus, scale: number): Box {
  const area = croppedArea(picture, crop);
  const ratio = Math.min(area.w / box.width, area.h / box.height) / Math.max(1, scale);
  const w = box.width * ratio;
  const h = box.height * ratio;
  return { x: within(area.x, area.w, w, focus.x), y: within(area.y, area.h, h, focus.y), w, h };
}

/** The part that `crop` leaves of a picture, in its own pixels; nothing outside it. */
export function croppedArea(picture: Size, crop: Box): Box {
  const [x, y] = [Math.min(1, Math.max(0, crop.x)), Math.min(1, Math.max(0, crop.y))];
  const [w, h] = [Math.min(crop.w, 1 - x), Math.min(crop.h, 1 - y)];
  return { x: x * picture.width, y: y * picture.height, w: w * picture.width, h: h * picture.height };
}

function within(start: number, length: number, taken: number, focus: number): number {
  const wanted = start + length * focus - taken / 2;
  return Math.min(Math.max(start, wanted), start + length - taken);
}

/** The rectangle of a whole picture inside `box`, centered, without distortion. */
export function containRect(picture: Size, box: Box): Box {
  const ratio = Math.min(box.w / picture.width, box.h / picture.height);
  const w = picture.width * ratio;
  const h = picture.height * ratio;
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h };
}
