import type { Shadow } from "../../scene/effects.ts";
import type { Scene } from "../../scene/scene.ts";
import type { Primitive, ShadowCast } from "./primitive.ts";
import { colorOf } from "./stage.ts";

/** A clip's shadow with its color resolved. */
export function castOf(shadow: Shadow, scene: Scene): ShadowCast {
  return {
    dx: shadow.dx,
    dy: shadow.dy,
    blur: shadow.blur,
    color: withOpacity(colorOf(scene, shadow.color), shadow.opacity),
  };
}

/** `#rrggbb` as `#rrggbbaa`. */
export function withOpacity(hex: string, opacity: number): string {
  const alpha = Math.round(Math.min(1, Math.max(0, opacity)) * 255);
  return `${hex}${alpha.toString(16).padStart(2, "0")}`;
}

/**
 * Shapes with one shadow beneath all of them. They are drawn twice: a shadow may fall on a neighboring letter, and the
 * second drawing covers that. Of words on boxes only the boxes cast a shadow.
 */
export function shadowed(children: Primitive[], shadow: Shadow | undefined, scene: Scene): Primitive[] {
  if (!shadow || shadow.opacity === 0) return children;
  const onBoxes = holds(children, "box");
  return [...casting(children, castOf(shadow, scene), onBoxes), ...children];
}

function holds(children: readonly Primitive[], kind: Primitive["kind"]): boolean {
  return children.some((child) => child.kind === kind || (child.kind === "group" && holds(child.children, kind)));
}

function casting(children: readonly Primitive[], shadow: ShadowCast, onBoxes: boolean): Primitive[] {
  return children.flatMap((child): Primitive[] => {
    if (child.kind === "group") return [{ ...child, children: casting(child.children, shadow, onBoxes) }];
    return onBoxes && child.kind !== "box" ? [] : [{ ...child, shadow }];
  });
}
