import type { Box } from "../scene/geometry.ts";

/** What holds all of these boxes; null for none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((it) => it.x)), Math.min(...boxes.map((it) => it.y))];
  const right = Math.max(...boxes.map((it) => it.x + it.w));
  const bottom = Math.max(...boxes.map((it) => it.y + it.h));
  return { x, y, w: right - x, h: bottom - y };
}
