import type { Box } from "../scene/geometry.ts";
import { GRAIN_TILE } from "./grain-pixels.ts";
import type { PaintContext, PaintPicture } from "./paint-context.ts";

/** The longest side a canvas may have (`Scene`): beyond it nothing is seen. */
const FARTHEST_PX = 4096;

/** Film grain over a box, tile by tile. The caller has clipped to it. */
export function paintGrain<Source>(
  context: PaintContext<Source>,
  box: Box,
  amount: number,
  tile: PaintPicture<Source>,
): void {
  const opacity = context.globalAlpha;
  context.globalAlpha *= amount;
  for (let y = Math.max(box.y, 0); y < Math.min(box.y + box.h, FARTHEST_PX); y += GRAIN_TILE) {
    for (let x = Math.max(box.x, 0); x < Math.min(box.x + box.w, FARTHEST_PX); x += GRAIN_TILE) {
      context.drawImage(tile.source, 0, 0, GRAIN_TILE, GRAIN_TILE, x, y, GRAIN_TILE, GRAIN_TILE);
    }
  }
  context.globalAlpha = opacity;
}
