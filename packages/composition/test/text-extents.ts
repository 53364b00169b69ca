import type { Primitive } from "../src/frame/primitives/primitive.ts";
import { lineMetrics } from "../src/text/face-metrics.ts";
import type { Measure } from "../src/text/font.ts";

export type Extent = { text: string; left: number; right: number; top: number; bottom: number };

/** The position of every drawn text, motion included: from capitals to descenders, without the stroke. */
export function textExtents(primitives: readonly Primitive[], measure: Measure): Extent[] {
  return primitives.flatMap((primitive): Extent[] => {
    if (primitive.kind === "text") {
      const { text, x, y, font } = primitive;
      const { cap, descent } = lineMetrics(font.face, text, measure);
      const right = x + measure(text, font);
      return [{ text, left: x, right, top: y - cap * font.size, bottom: y + descent * font.size }];
    }
    if (primitive.kind !== "group") return [];
    const [a, , , d, e, f] = primitive.matrix;
    return textExtents(primitive.children, measure).map((box) => ({
      text: box.text,
      left: box.left * a + e,
      right: box.right * a + e,
      top: box.top * d + f,
      bottom: box.bottom * d + f,
    }));
  });
}

/** All words that a frame shows, in drawing order. */
export function textsOf(primitives: readonly Primitive[]): string {
  return primitives
    .flatMap((primitive) => {
      if (primitive.kind === "text") return [primitive.text];
      return primitive.kind === "group" ? [textsOf(primitive.children)] : [];
    })
    .join(" ");
}
