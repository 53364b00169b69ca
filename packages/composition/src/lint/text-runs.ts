import { contrastOf } from "../brand/contrast.ts";
import type { Group, Primitive } from "../frame/primitives/primitive.ts";
import type { Box } from "../scene/geometry.ts";
import { boxOf, sharedArea } from "./words-on-screen.ts";

/** One run of letters as it is drawn: its box, its color, and what its own clip draws between it and the scene. */
export type TextRun = {
  box: Box;
  color: string;
  /** A color of its own around the letters or behind them; null if they are directly on the scene. */
  ground: string | null;
};

/** A stroke of this share of the letters' height is enough on any background. */
const STROKE_SHARE = 0.04;
/** So much of a run must lie on a box for the box to be its ground. */
const COVERED = 0.9;

/** Every run of letters among primitives of one clip. */
export function textRuns(primitives: readonly Primitive[]): TextRun[] {
  const grounds: { box: Box; color: string }[] = [];
  const written: TextRun[] = [];
  for (const { primitive, box } of primitives.flatMap((one) => flat(one, (it) => it))) {
    if (primitive.kind === "box" && primitive.opacity > 0.9) grounds.push({ box, color: primitive.color });
    if (primitive.kind === "polygon") grounds.push({ box, color: primitive.color });
    if (primitive.kind !== "text") continue;
    const beneath = grounds.findLast((ground) => sharedArea(ground.box, box) >= COVERED * box.w * box.h);
    const { stroke, font, color } = primitive;
    const edge = stroke && stroke.width >= STROKE_SHARE * font.size ? stroke.color : null;
    written.push({ box, color, ground: clearest(color, beneath?.color ?? null, edge) });
  }
  return written;
}

/** Letters with a stroke are read by it or by their box, whichever differs more from them. */
function clearest(color: string, box: string | null, edge: string | null): string | null {
  if (box === null || edge === null) return box ?? edge;
  return contrastOf(color, box) >= contrastOf(color, edge) ? box : edge;
}

type Leaf = Exclude<Primitive, Group>;

/** The leaves of a tree of groups, each with its final position. */
function flat(primitive: Primitive, within: (inner: Primitive) => Primitive): { primitive: Leaf; box: Box }[] {
  if (primitive.kind !== "group") return [{ primitive, box: boxOf(within(primitive)) }];
  const { children, ...group } = primitive;
  return children.flatMap((child) => flat(child, (inner) => within({ ...group, children: [inner] })));
}
