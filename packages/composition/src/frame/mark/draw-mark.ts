import type { ImageClip } from "../../scene/image-clip.ts";
import type { Mark } from "../../scene/mark.ts";
import { drawImage } from "../draw-image.ts";
import type { Primitive } from "../primitives/primitive.ts";
import type { Stage } from "../primitives/stage.ts";
import { markPlace } from "./mark-place.ts";

/** Round corners of a plate, and of a logo that has a ground of its own, in px. */
const PLATE_RADIUS = 16;
const SOLID_RADIUS = 10;

/** A mark in its corner, on a plate if it could not be read without; nothing while its corner is taken. */
export function drawMark(clip: ImageClip, mark: Mark, stage: Stage): Primitive[] {
  const place = markPlace(clip, mark, stage.scene, stage.measure);
  if (!place || place.away.some(({ startMs, endMs }) => startMs <= stage.t && stage.t < endMs)) return [];
  const { picture, plate } = place;
  if (!plate) return drawImage({ ...clip, box: picture, radius: mark.isSolid ? SOLID_RADIUS : 0 }, stage);
  const { box, color } = plate;
  const part = {
    x: (picture.x - box.x) / box.w,
    y: (picture.y - box.y) / box.h,
    w: picture.w / box.w,
    h: picture.h / box.h,
  };
  return drawImage({ ...clip, box, radius: PLATE_RADIUS, surround: { color, place: part } }, stage);
}
