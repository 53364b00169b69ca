import type { Primitive } from "../frame/primitives/primitive.ts";
import type { Box } from "../scene/geometry.ts";
import { containRect, croppedArea } from "./cover-rect.ts";

type Placed = Pick<Extract<Primitive, { kind: "image" }>, "box" | "fit" | "crop" | "surround" | "focus" | "scale">;

/**
 * The rectangle in which a picture is drawn, and its visible shape: the same, except for a contained one with a
 * surround. `scale`: how much closer it is shown inside its rectangle.
 */
export type PicturePlace = { picture: Box; shape: Box; scale: number };

/** Where a picture lies in its box; `picture` is null if it is missing. */
export function placeOf(
  { box, fit, crop, surround, focus, scale }: Placed,
  picture: { width: number; height: number } | null,
): PicturePlace {
  if (!picture || fit === "cover") return { picture: box, shape: box, scale };
  const { w, h } = croppedArea(picture, crop);
  const isOnColor = surround !== undefined && "color" in surround;
  const room = isOnColor && surround.place ? partOf(box, surround.place) : box;
  const inside = containRect({ width: w, height: h }, room);
  const shape = surround ? box : inside;
  // A card is a window; everything else comes closer as a whole.
  if (isOnColor && surround.edge !== "card") return { picture: closer(inside, focus, scale), shape, scale: 1 };
  return { picture: inside, shape, scale };
}

/** A part of a box, in pixels. */
function partOf(box: Box, part: Box): Box {
  return { x: box.x + part.x * box.w, y: box.y + part.y * box.h, w: part.w * box.w, h: part.h * box.h };
}

/** Larger around its focus, which stays where it is. */
function closer({ x, y, w, h }: Box, focus: { x: number; y: number }, scale: number): Box {
  return { x: x - w * focus.x * (scale - 1), y: y - h * focus.y * (scale - 1), w: w * scale, h: h * scale };
}
