import type { Fill, GlyphPathStep, Surface } from "../shaping/set-glyphs.ts";
import type { PaintContext } from "./paint-context.ts";

/** The position of a letter on the canvas, and px per unit of its font. */
export type LetterPlace = { x: number; y: number; scale: number };

/** Adds an outline to the path at hand. */
export function traceLetter<Source>(
  context: PaintContext<Source>,
  outline: readonly GlyphPathStep[],
  { x, y, scale }: LetterPlace,
): void {
  for (const { type, values } of outline) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
    const [ax, ay] = [x + a * scale, y + b * scale];
    if (type === "M") context.moveTo(ax, ay);
    else if (type === "L") context.lineTo(ax, ay);
    else if (type === "Q") context.quadraticCurveTo(ax, ay, x + c * scale, y + d * scale);
    else if (type === "C") context.bezierCurveTo(ax, ay, x + c * scale, y + d * scale, x + e * scale, y + f * scale);
    else context.closePath();
  }
}

/** One surface of a colored letter. */
export function paintSurface<Source>(context: PaintContext<Source>, surface: Surface, place: LetterPlace): void {
  context.save();
  context.transform(place.scale, 0, 0, place.scale, place.x, place.y);
  context.transform(...surface.matrix);
  context.beginPath();
  traceLetter(context, surface.path, { x: 0, y: 0, scale: 1 });
  context.globalAlpha *= surface.opacity;
  // The path keeps its place; the matrix applies to the gradient only.
  if (surface.fill.kind !== "flat") context.transform(...surface.fill.matrix);
  context.fillStyle = styleOf(context, surface.fill);
  context.fill();
  context.restore();
}

function styleOf<Source>(context: PaintContext<Source>, fill: Fill): string | CanvasGradient {
  if (fill.kind === "flat") return fill.color;
  const gradient = fill.kind === "line" ? context.createLinearGradient(...fill.points) : circle(context, fill.points);
  for (const [offset, color] of fill.stops) gradient.addColorStop(offset, color);
  return gradient;
}

type Circle = readonly [fx: number, fy: number, cx: number, cy: number, r: number];

const circle = <Source>(context: PaintContext<Source>, [fx, fy, cx, cy, r]: Circle) =>
  context.createRadialGradient(fx, fy, 0, cx, cy, r);
