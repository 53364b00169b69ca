import type { ArtClip } from "../../scene/art-clip.ts";
import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import { artClip } from "../pictures/still-clips.ts";

type Look = { px: number; color: Color; isDone: boolean; tick?: Color };

/** A box of a list, ticked or not; a tick reaches a little beyond it. */
export function checkbox(
  id: string,
  { x, y }: Pick<Box, "x" | "y">,
  { px: s, color, isDone, tick = color }: Look,
): ArtClip {
  const frame = `M18 5H${s - 18}Q${s - 5} 5 ${s - 5} 18V${s - 18}Q${s - 5} ${s - 5} ${s - 18} ${s - 5}H18Q5 ${s - 5} 5 ${s - 18}V18Q5 5 18 5Z`;
  const check = { d: `M20 ${s * 0.5}L${s * 0.42} ${s * 0.72}L${s + 2} 6`, stroke: { color: tick, width: 13 } };
  const outline = { d: frame, stroke: { color, width: 8 } };
  return artClip(id, { x, y, w: s, h: s }, isDone ? [outline, check] : [outline]);
}
