import type { Box } from "./pose.ts";

/** A line of the canvas that things snap to, and what is drawn while they do: `x` for one from top to bottom. */
export type GuideLine = { axis: "x" | "y"; at: number };

type Axis = GuideLine["axis"];

/** The lines to snap to: the edges and middles of the canvas, of its safe boxes and of the other things. */
export function guideLines(canvas: { width: number; height: number }, safe: readonly Box[], others: readonly Box[]) {
  const page: Box = { x: 0, y: 0, w: canvas.width, h: canvas.height };
  const boxes = [...safe, ...others];
  const middles: GuideLine[] = [
    { axis: "x", at: page.w / 2 },
    { axis: "y", at: page.h / 2 },
  ];
  return [...middles, ...boxes.flatMap((box) => [...linesOf(box, "x"), ...linesOf(box, "y")])];
}

function linesOf(box: Box, axis: Axis): GuideLine[] {
  return stops(box, axis).map((at) => ({ axis, at }));
}

/** The edges and the middle of a box on one axis. */
function stops({ x, y, w, h }: Box, axis: Axis): number[] {
  const [start, length] = axis === "x" ? [x, w] : [y, h];
  return [start, start + length / 2, start + length];
}

/**
 * How far to move a box so that an edge or its middle is exactly on the nearest line, on each axis, and the lines that it
 * is then on. Nothing farther than `reach` px attracts it.
 */
export function snapped(box: Box, lines: readonly GuideLine[], reach: number) {
  const dx = nearest(box, "x", lines, reach);
  const dy = nearest(box, "y", lines, reach);
  const moved = { ...box, x: box.x + dx, y: box.y + dy };
  const isOn = ({ axis, at }: GuideLine) => stops(moved, axis).some((stop) => Math.abs(stop - at) < 0.01);
  const on = lines.filter(isOn);
  const shown = on.filter((line, i) => on.findIndex((it) => it.axis === line.axis && it.at === line.at) === i);
  return { dx, dy, guides: shown };
}

function nearest(box: Box, axis: Axis, lines: readonly GuideLine[], reach: number): number {
  const steps = lines
    .filter((line) => line.axis === axis)
    .flatMap(({ at }) => stops(box, axis).map((stop) => at - stop))
    .filter((step) => Math.abs(step) <= reach);
  return steps.reduce((best, step) => (Math.abs(step) < Math.abs(best) ? step : best), steps[0] ?? 0);
}
