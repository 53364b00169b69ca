import type { ArtClip } from "../../scene/art-clip.ts";
import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import { artClip } from "../pictures/still-clips.ts";

type Look = { px: number; color: Color; tick: Color; isDone: boolean };

/** A box of a list, in `color`: an outline, or full with a tick on it, which reads at any size. */
export function checkbox(id: string, { x, y }: Pick<Box, "x" | "y">, { px: s, color, tick, isDone }: Look): ArtClip {
  const [edge, end] = [WIDTH_PX / 2 + 1, s - WIDTH_PX / 2 - 1];
  const r = s * ROUND;
  const frame = `M${edge + r} ${edge}H${end - r}Q${end} ${edge} ${end} ${edge + r}V${end - r}Q${end} ${end} ${end - r} ${end}H${edge + r}Q${edge} ${end} ${edge} ${end - r}V${edge + r}Q${edge} ${edge} ${edge + r} ${edge}Z`;
  const outline = { d: frame, stroke: { color, width: WIDTH_PX } };
  const check = {
    d: `M${s * 0.25} ${s * 0.52}L${s * 0.43} ${s * 0.7}L${s * 0.76} ${s * 0.3}`,
    stroke: { color: tick, width: s * TICK },
  };
  return artClip(id, { x, y, w: s, h: s }, isDone ? [{ ...outline, fill: color }, check] : [outline]);
}

const WIDTH_PX = 8;
/** Of the side of a box. */
const [ROUND, TICK] = [0.18, 0.13];
