import type { Primitive } from "../frame/primitives/primitive.ts";
import type { Box } from "../scene/geometry.ts";
import type { PaintContext } from "./paint-context.ts";

type Of<Kind extends Primitive["kind"]> = Extract<Primitive, { kind: Kind }>;

/** A flat rectangle with round corners. */
export function paintBox<Source>(context: PaintContext<Source>, { box, radius, color, opacity }: Of<"box">): void {
  context.globalAlpha *= opacity;
  context.fillStyle = color;
  roundedBox(context, box, radius);
  context.fill();
}

/** A line inside the edge of a rectangle. */
export function paintOutline<Source>(
  context: PaintContext<Source>,
  { box, radius, color, width }: Omit<Of<"outline">, "kind">,
): void {
  const line = Math.min(width, box.w / 2, box.h / 2);
  const inside = { x: box.x + line / 2, y: box.y + line / 2, w: box.w - line, h: box.h - line };
  context.strokeStyle = color;
  context.lineWidth = line;
  roundedBox(context, inside, Math.max(0, radius - line / 2));
  context.stroke();
}

/** Begins the outline of a box; corners are at most as round as the box allows. */
export function roundedBox<Source>(context: PaintContext<Source>, { x, y, w, h }: Box, radius: number): void {
  context.beginPath();
  context.roundRect(x, y, w, h, Math.max(0, Math.min(radius, w / 2, h / 2)));
}
