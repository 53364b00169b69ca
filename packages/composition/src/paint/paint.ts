import type { Primitive } from "../frame/primitive.ts";
import { fontCss } from "../text/font.ts";
import type { PaintContext, Resources } from "./paint-context.ts";
import { paintImage } from "./paint-image.ts";
import { paintLine, paintPolygon } from "./paint-strokes.ts";

/** Draws primitives on any Canvas 2D, back to front. Leaves the state of the context as it was. */
export function paint<Source>(
  context: PaintContext<Source>,
  primitives: readonly Primitive[],
  resources: Resources<Source>,
): void {
  for (const primitive of primitives) {
    context.save();
    paintOne(context, primitive, resources);
    context.restore();
  }
}

function paintOne<Source>(context: PaintContext<Source>, primitive: Primitive, resources: Resources<Source>): void {
  switch (primitive.kind) {
    case "fill":
      paintFill(context, primitive.color);
      break;
    case "image":
      paintImage(context, primitive, resources);
      break;
    case "box":
      paintBox(context, primitive);
      break;
    case "scrim":
      paintScrim(context, primitive);
      break;
    case "polygon":
      paintPolygon(context, primitive.points, primitive.color);
      break;
    case "line":
      paintLine(context, primitive.points, primitive.color, primitive.width);
      break;
    case "text":
      paintText(context, primitive);
      break;
    case "group":
      paintGroup(context, primitive, resources);
      break;
  }
}

/** Larger than any canvas: the painter does not know its size, and a scene has at most 4096 px a side. */
const EVERYTHING_PX = 8192;

function paintFill<Source>(context: PaintContext<Source>, color: string): void {
  context.fillStyle = color;
  context.fillRect(0, 0, EVERYTHING_PX, EVERYTHING_PX);
}

type Of<Kind extends Primitive["kind"]> = Extract<Primitive, { kind: Kind }>;

function paintBox<Source>(context: PaintContext<Source>, { box, radius, color, opacity }: Of<"box">): void {
  context.globalAlpha = opacity;
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(box.x, box.y, box.w, box.h, Math.min(radius, box.w / 2, box.h / 2));
  context.fill();
}

function paintScrim<Source>(context: PaintContext<Source>, { box, color, from, to }: Of<"scrim">): void {
  const gradient = context.createLinearGradient(0, box.y, 0, box.y + box.h);
  gradient.addColorStop(0, withOpacity(color, from));
  gradient.addColorStop(1, withOpacity(color, to));
  context.fillStyle = gradient;
  context.fillRect(box.x, box.y, box.w, box.h);
}

function withOpacity(hex: string, opacity: number): string {
  return `${hex}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, "0")}`;
}

function paintText<Source>(context: PaintContext<Source>, { text, x, y, font, color, stroke }: Of<"text">): void {
  context.font = fontCss(font);
  context.letterSpacing = `${font.tracking}px`;
  context.textBaseline = "alphabetic";
  if (stroke) {
    context.lineJoin = "round";
    context.lineWidth = 2 * stroke.width;
    context.strokeStyle = stroke.color;
    context.strokeText(text, x, y);
  }
  context.fillStyle = color;
  context.fillText(text, x, y);
}

function paintGroup<Source>(context: PaintContext<Source>, group: Of<"group">, resources: Resources<Source>): void {
  if (group.clip) {
    context.beginPath();
    context.rect(group.clip.x, group.clip.y, group.clip.w, group.clip.h);
    context.clip();
  }
  context.transform(...group.matrix);
  paint(context, group.children, resources);
}
