import type { Primitive } from "../../frame/primitives/primitive.ts";

type Image = Extract<Primitive, { kind: "image" }>;

/** A frame as a ground and what lies over it. */
export type PlanarPlan = { ground: Image | string; over: readonly Primitive[] };

/** Fields of an image that the fast path draws as the canvas does; an image with any other needs the canvas. */
const DRAWN = ["kind", "src", "moment", "box", "fit", "crop", "focus", "scale", "radius", "grain", "missing"];

/**
 * How a frame can be drawn on planes: one picture (or color) that fills the canvas, and none over it but small stills.
 * Null if it cannot.
 */
export function planarPlan(
  primitives: readonly Primitive[],
  size: { width: number; height: number },
): PlanarPlan | null {
  const ground = primitives.findLastIndex((primitive) => covers(primitive, size));
  const first = primitives[ground];
  const over = primitives.slice(ground + 1);
  if (!first || over.some((it) => needsCanvas(it, size))) return null;
  if (first.kind === "fill") return { ground: first.color, over };
  return first.kind === "image" ? { ground: first, over } : null;
}

function covers(primitive: Primitive, { width, height }: { width: number; height: number }): boolean {
  if (primitive.kind === "fill") return true;
  if (primitive.kind !== "image" || primitive.fit !== "cover" || primitive.radius !== 0 || primitive.grain !== 0)
    return false;
  const { x, y, w, h } = primitive.box;
  const fills = x === 0 && y === 0 && w === width && h === height;
  const rest = Object.entries(primitive).filter(([key, value]) => !DRAWN.includes(key) && !isAbsent(value));
  return fills && rest.length === 0;
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

/** A still of this share of the frame is drawn as quickly as words are, such as a logo. Our own choice. */
const SMALL = 1 / 16;

/** Pictures over pictures change in every frame, or cover so much that the canvas is quicker. */
function needsCanvas(primitive: Primitive, { width, height }: { width: number; height: number }): boolean {
  if (primitive.kind === "group") return primitive.children.some(hasPicture);
  if (primitive.kind !== "image") return false;
  return primitive.moment !== undefined || primitive.box.w * primitive.box.h > width * height * SMALL;
}

function hasPicture(primitive: Primitive): boolean {
  return primitive.kind === "group" ? primitive.children.some(hasPicture) : primitive.kind === "image";
}
