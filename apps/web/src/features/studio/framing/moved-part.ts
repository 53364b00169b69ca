import type { ShownPart } from "@vignette/content";
import type { ShownFile } from "@vignette/domain/studio";

type Focus = Pick<ShownFile, "focusX" | "focusY">;
type Axis = "x" | "y";

/** A part that leaves out less than this share of its picture cannot be moved. Our own choice. */
const LEAST = 0.005;

/** Whether a part can be moved along a side of its picture. */
export const isMovable = (part: ShownPart, axis: Axis): boolean =>
  (!part.isWhole || lengthOf(part, axis) < 1) && 1 - lengthOf(part, axis) > LEAST;

/** A part of a picture around the focus that was chosen, inside its edges; `part` where nothing was chosen. */
export function partAround(part: ShownPart, { focusX, focusY }: Focus): ShownPart {
  const at = (start: number, length: number, focus: number | undefined) =>
    focus === undefined ? start : Math.min(1 - length, Math.max(0, focus - length / 2));
  return { ...part, x: at(part.x, part.w, focusX), y: at(part.y, part.h, focusY) };
}

/** The focus of a part that is moved by fractions of its picture, along the sides where it can be moved. */
export function focusMovedBy(part: ShownPart, by: { x: number; y: number }): Focus {
  const { x, y, w, h } = partAround(part, { focusX: part.x + by.x + part.w / 2, focusY: part.y + by.y + part.h / 2 });
  return {
    ...(isMovable(part, "x") && { focusX: x + w / 2 }),
    ...(isMovable(part, "y") && { focusY: y + h / 2 }),
  };
}

/** Where a part lies between the two ends of its picture, from 0 to 100. */
export const percentOf = (part: ShownPart, axis: Axis): number =>
  Math.round((100 * part[axis]) / Math.max(LEAST, 1 - lengthOf(part, axis)));

/** The focus of a part that lies this far between the two ends, from 0 to 100. */
export function focusAtPercent(part: ShownPart, axis: Axis, percent: number): Focus {
  const length = lengthOf(part, axis);
  return { [axis === "x" ? "focusX" : "focusY"]: (percent / 100) * (1 - length) + length / 2 };
}

const lengthOf = ({ w, h }: ShownPart, axis: Axis) => (axis === "x" ? w : h);
