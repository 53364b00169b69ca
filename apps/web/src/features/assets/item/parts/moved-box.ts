import { PART_LEAST, type PartBox } from "@vignette/domain/assets";

/** A place on a photo, or a way between two, in fractions of it. */
export type Place = { x: number; y: number };

/** What of a box is dragged: all of it, or a corner, by its side across and along. */
export type Grip = "move" | "top-left" | "top-right" | "bottom-left" | "bottom-right";

/** How far an arrow key moves an edge. */
const STEP = 0.01;
const STEPS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** A box after a drag of one of its grips. It stays on the photo, and no smaller than a part may be. */
export function draggedBox(box: PartBox, grip: Grip, by: Place): PartBox {
  if (grip === "move") return { ...box, x: within(box.x + by.x, 0, 1 - box.w), y: within(box.y + by.y, 0, 1 - box.h) };
  const across = grip.endsWith("left") ? fromStart(box.x, box.w, by.x) : fromEnd(box.x, box.w, by.x);
  const along = grip.startsWith("top") ? fromStart(box.y, box.h, by.y) : fromEnd(box.y, box.h, by.y);
  return { x: across.start, w: across.length, y: along.start, h: along.length };
}

/** A box after an arrow key, which moves it, or with Shift its right and lower edge; null for other keys. */
export function steppedBox(box: PartBox, key: string, isResized: boolean): PartBox | null {
  const by = STEPS[key];
  return by ? draggedBox(box, isResized ? "bottom-right" : "move", by) : null;
}

/** The box between two places; null while it is smaller than a part may be. */
export function drawnBox(from: Place, to: Place): PartBox | null {
  const [left, right] = [from.x, to.x].map((it) => within(it, 0, 1)).toSorted((a, b) => a - b);
  const [top, bottom] = [from.y, to.y].map((it) => within(it, 0, 1)).toSorted((a, b) => a - b);
  const box = { x: left ?? 0, y: top ?? 0, w: (right ?? 0) - (left ?? 0), h: (bottom ?? 0) - (top ?? 0) };
  return Math.min(box.w, box.h) >= PART_LEAST ? box : null;
}

function fromStart(start: number, length: number, by: number) {
  const moved = within(start + by, 0, start + length - PART_LEAST);
  return { start: moved, length: start + length - moved };
}

const fromEnd = (start: number, length: number, by: number) => ({
  start,
  length: within(length + by, PART_LEAST, 1 - start),
});

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));
