import type { Point, Primitive } from "../frame/primitives/primitive.ts";
import { inkExtent } from "../shaping/ink-extent.ts";
import { typesetter } from "../shaping/typesetter.ts";

/** Edges in canvas pixels; `left` ≤ what is drawn ≤ `right`, and so on. */
export type Extent = { left: number; top: number; right: number; bottom: number };
type Of<Kind extends Primitive["kind"]> = Extract<Primitive, { kind: Kind }>;

const EVERYWHERE: Extent = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
/** Smooth edges reach into the next pixel. */
const SMOOTH_PX = 2;

/** Fields whose extent is known. Any field added later counts as drawing everywhere. */
const KNOWN: Partial<Record<Primitive["kind"], readonly string[]>> = {
  box: ["kind", "box", "radius", "color", "opacity"],
  scrim: ["kind", "box", "color", "from", "to"],
  polygon: ["kind", "points", "color"],
  line: ["kind", "points", "color", "width"],
  text: ["kind", "text", "x", "y", "font", "color", "stroke"],
  group: ["kind", "matrix", "clip", "children"],
};

/** The area that a primitive may draw on; too large rather than too small. */
export function extentOf(primitive: Primitive): Extent {
  const known = KNOWN[primitive.kind];
  const isKnown = known && Object.entries(primitive).every(([key, value]) => known.includes(key) || isAbsent(value));
  if (!isKnown) return EVERYWHERE;
  switch (primitive.kind) {
    case "box":
    case "scrim":
      return grown(boxExtent(primitive.box), SMOOTH_PX);
    case "polygon":
      return grown(around(primitive.points), SMOOTH_PX);
    case "line":
      return grown(around(primitive.points), primitive.width / 2 + SMOOTH_PX);
    case "text":
      return textExtent(primitive);
    case "group":
      return groupExtent(primitive);
    default:
      return EVERYWHERE;
  }
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

function boxExtent({ x, y, w, h }: { x: number; y: number; w: number; h: number }): Extent {
  return { left: x, top: y, right: x + w, bottom: y + h };
}

function around(points: readonly Point[]): Extent {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function grown({ left, top, right, bottom }: Extent, by: number): Extent {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function textExtent({ text, x, y, font, stroke }: Of<"text">): Extent {
  const ink = inkExtent(typesetter().set(text, font), font.size);
  const at = { left: x + ink.left, top: y + ink.top, right: x + ink.right, bottom: y + ink.bottom };
  // Corners of a stroke are round, so it reaches no further than its width.
  return grown(at, (stroke?.width ?? 0) + SMOOTH_PX);
}

function groupExtent({ matrix, clip, children }: Of<"group">): Extent {
  const inner = union(children.map((child) => extentOf(child)));
  if (!inner) return { left: 0, top: 0, right: 0, bottom: 0 };
  const [a, b, c, d, e, f] = matrix;
  const corners = [inner.left, inner.right].flatMap((x) =>
    [inner.top, inner.bottom].map((y): Point => [a * x + c * y + e, b * x + d * y + f]),
  );
  const outer = grown(around(corners), SMOOTH_PX);
  return clip ? overlap(outer, grown(boxExtent(clip), SMOOTH_PX)) : outer;
}

function union(extents: readonly Extent[]): Extent | null {
  if (extents.length === 0) return null;
  return {
    left: Math.min(...extents.map(({ left }) => left)),
    top: Math.min(...extents.map(({ top }) => top)),
    right: Math.max(...extents.map(({ right }) => right)),
    bottom: Math.max(...extents.map(({ bottom }) => bottom)),
  };
}

function overlap(a: Extent, b: Extent): Extent {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}
