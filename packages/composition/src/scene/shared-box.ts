import type { Box } from "./geometry.ts";

/** The part of one box that lies in another, without width or height where they do not overlap. */
export function sharedBox(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const right = Math.min(one.x + one.w, other.x + other.w);
  const bottom = Math.min(one.y + one.h, other.y + other.h);
  return { x, y, w: Math.max(0, right - x), h: Math.max(0, bottom - y) };
}
