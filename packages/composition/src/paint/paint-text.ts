import type { Primitive } from "../frame/primitives/primitive.ts";
import type { SetText } from "../shaping/set-glyphs.ts";
import { typesetter } from "../shaping/typesetter.ts";
import type { PaintContext } from "./paint-context.ts";
import { paintSurface, traceLetter } from "./paint-letter.ts";
import { castNothing } from "./paint-shadow.ts";

type TextPrimitive = Extract<Primitive, { kind: "text" }>;

/**
 * Texts that follow each other in one list, as outlines. All strokes lie under all letters, so that the edge of one word
 * or line never covers its neighbor.
 */
export function paintTexts<Source>(context: PaintContext<Source>, texts: readonly TextPrimitive[]): void {
  const set = texts.map((text) => ({ text, letters: typesetter().set(text.text, text.font) }));
  for (const { text, letters } of set) {
    if (text.stroke) paintStroke(context, text, letters, text.stroke);
  }
  for (const { text, letters } of set) paintLetters(context, text, letters);
}

function paintStroke<Source>(
  context: PaintContext<Source>,
  text: TextPrimitive,
  letters: SetText,
  stroke: { color: string; width: number },
): void {
  context.lineJoin = "round";
  context.lineWidth = 2 * stroke.width;
  context.strokeStyle = stroke.color;
  traceOutlines(context, text, letters);
  context.stroke();
}

function paintLetters<Source>(context: PaintContext<Source>, text: TextPrimitive, letters: SetText): void {
  context.fillStyle = text.color;
  traceOutlines(context, text, letters);
  context.fill();
  const colored = letters.glyphs.filter((glyph) => "picture" in glyph.ink);
  if (colored.length === 0) return;
  context.save();
  // A picture of a hundred surfaces would cast a hundred shadows.
  castNothing(context);
  for (const glyph of colored) {
    if (!("picture" in glyph.ink)) continue;
    for (const surface of glyph.ink.picture) paintSurface(context, surface, placeOf(text, glyph));
  }
  context.restore();
}

function traceOutlines<Source>(context: PaintContext<Source>, text: TextPrimitive, letters: SetText): void {
  context.beginPath();
  for (const glyph of letters.glyphs) {
    if ("outline" in glyph.ink) traceLetter(context, glyph.ink.outline, placeOf(text, glyph));
  }
}

function placeOf({ x, y, font }: TextPrimitive, glyph: SetText["glyphs"][number]) {
  return { x: x + glyph.x * font.size, y: y + glyph.y * font.size, scale: glyph.scale * font.size };
}
