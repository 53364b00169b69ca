import type { Point } from "../frame/primitive.ts";
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
