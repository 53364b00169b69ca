import type { ShadowCast } from "../frame/primitives/primitive.ts";
import type { PaintContext } from "./paint-context.ts";

/** Sets the shadow of what is drawn from now on. A canvas takes it in its own pixels, regardless of the transform. */
export function castShadow<Source>(context: PaintContext<Source>, shadow: ShadowCast): void {
  const { a, b } = context.getTransform();
  const scale = Math.hypot(a, b);
  context.shadowColor = shadow.color;
  context.shadowBlur = shadow.blur * scale;
  context.shadowOffsetX = shadow.dx * scale;
  context.shadowOffsetY = shadow.dy * scale;
}

/** Ends the shadow for what is drawn from now on. */
export function castNothing<Source>(context: PaintContext<Source>): void {
  context.shadowColor = "#00000000";
  context.shadowBlur = 0;
  context.shadowOffsetX = 0;
  context.shadowOffsetY = 0;
}
