import { withOpacity } from "../frame/primitives/cast.ts";
import type { Primitive } from "../frame/primitives/primitive.ts";
import { paintBox, paintOutline } from "./paint-box.ts";
import type { PaintContext, Resources } from "./paint-context.ts";
import { paintGroup } from "./paint-group.ts";
import { paintImage } from "./paint-image.ts";
import { castShadow } from "./paint-shadow.ts";
import { paintLine, paintPath, paintPolygon } from "./paint-strokes.ts";
import { paintTexts } from "./paint-text.ts";

/** Draws primitives on any Canvas 2D, back to front. Leaves the state of the context as it was. */
export function paint<Source>(
  context: PaintContext<Source>,
  primitives: readonly Primitive[],
  resources: Resources<Source>,
): void {
  for (let i = 0; i < primitives.length; i++) {
    const primitive = primitives[i];
    if (!primitive) continue;
    const texts = textsFrom(primitives, i);
    context.save();
    if (primitive.kind !== "group" && primitive.shadow) castShadow(context, primitive.shadow);
    if (texts.length > 0) paintTexts(context, texts);
    else paintOne(context, primitive, resources);
    context.restore();
    i += Math.max(0, texts.length - 1);
  }
}

/** The texts that follow each other from here on and have the same shadow. */
function textsFrom(primitives: readonly Primitive[], start: number): Of<"text">[] {
  const texts: Of<"text">[] = [];
  for (let text = primitives[start]; text?.kind === "text"; text = primitives[start + texts.length]) {
    if (text.shadow !== (texts[0] ?? text).shadow) break;
    texts.push(text);
  }
  return texts;
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
    case "outline":
      paintOutline(context, primitive);
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
    case "path":
      paintPath(context, primitive.steps, primitive.fill, primitive.stroke);
      break;
    case "text":
      paintTexts(context, [primitive]);
      break;
    case "group":
      paintGroup(context, primitive, resources, paint);
      break;
  }
}

/** Larger than any canvas, whose size is unknown here; a scene has at most 4096 px a side. */
const EVERYTHING_PX = 8192;

function paintFill<Source>(context: PaintContext<Source>, color: string): void {
  context.fillStyle = color;
  context.fillRect(0, 0, EVERYTHING_PX, EVERYTHING_PX);
}

type Of<Kind extends Primitive["kind"]> = Extract<Primitive, { kind: Kind }>;

function paintScrim<Source>(context: PaintContext<Source>, { box, color, from, to }: Of<"scrim">): void {
  const gradient = context.createLinearGradient(0, box.y, 0, box.y + box.h);
  gradient.addColorStop(0, withOpacity(color, from));
  gradient.addColorStop(1, withOpacity(color, to));
  context.fillStyle = gradient;
  context.fillRect(box.x, box.y, box.w, box.h);
}
