import type { PathStep, Point } from "../frame/primitives/primitive.ts";
import type { PaintContext } from "./paint-context.ts";

/** A filled shape with straight edges. */
export function paintPolygon<Source>(context: PaintContext<Source>, points: readonly Point[], color: string): void {
  context.fillStyle = color;
  context.beginPath();
  points.forEach(([x, y], i) => {
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  context.closePath();
  context.fill();
}

/** A round-ended line, smooth through the middles between its points. */
export function paintLine<Source>(
  context: PaintContext<Source>,
  points: readonly Point[],
  color: string,
  width: number,
): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  points.forEach(([x, y], i) => {
    const next = points[i + 1];
    if (i === 0) context.moveTo(x, y);
    else if (next) context.quadraticCurveTo(x, y, (x + next[0]) / 2, (y + next[1]) / 2);
    else context.lineTo(x, y);
  });
  context.stroke();
}

/** An outline of lines and curves, filled, then drawn along with round ends. */
export function paintPath<Source>(
  context: PaintContext<Source>,
  steps: readonly PathStep[],
  fill: string | null,
  stroke: { color: string; width: number } | null,
): void {
  context.beginPath();
  for (const step of steps) follow(context, step);
  if (fill !== null) {
    context.fillStyle = fill;
    context.fill();
  }
  if (stroke) {
    context.strokeStyle = stroke.color;
    context.lineWidth = stroke.width;
    context.lineCap = "round";
    context.lineJoin = "round";
    context.stroke();
  }
}

function follow<Source>(context: PaintContext<Source>, step: PathStep): void {
  switch (step[0]) {
    case "M":
      context.moveTo(step[1], step[2]);
      break;
    case "L":
      context.lineTo(step[1], step[2]);
      break;
    case "C":
      context.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6]);
      break;
    case "Z":
      context.closePath();
      break;
  }
}
