import type { ObjectName } from "@vignette/domain/objects";
import { type ObjectPlace, shelfHeight } from "./shelf-object.ts";

/** Where heaps grow, in units of a drawing of 1080: on both sides of Bean, and one thing before it. */
const COLUMNS = [
  { x: 322, below: 34 },
  { x: 758, below: 38 },
  { x: 112, below: 14 },
  { x: 968, below: 18 },
  { x: 540, below: 54 },
] as const;
const SIDES = COLUMNS.length - 1;
/** From the back to the front of what lies on the ground: the outer columns first. */
const FROM_THE_BACK = [2, 3, 0, 1, 4] as const;

/** How much of its height a thing is above the one that it lies on. */
const OVERLAP = 0.86;
/** Of its height, for a narrower turn of a low thing: it would lean into its neighbor. */
const LEAN = { least: 2, most: 7 };

type Heaped = ObjectPlace & { name: ObjectName };

/** Things on a floor, from the back to the front: as many as are given, beside each other, then on each other. */
export function heap(names: readonly ObjectName[], floor: number): Heaped[] {
  const size = names.length <= 5 ? 262 : names.length <= 9 ? 232 : 204;
  const tops = COLUMNS.map(({ below }) => floor + below);
  const places = names.map((name, at): Heaped & { column: number } => {
    // The first five stand on the floor; then the outer columns grow before the inner ones.
    const column = at < COLUMNS.length ? at : (OUTER_FIRST[(at - COLUMNS.length) % SIDES] ?? 0);
    const place = { w: size * 1.12, h: size };
    const foot = tops[column] ?? floor;
    const isLow = shelfHeight(name, place) < size * 0.5;
    tops[column] = foot - shelfHeight(name, place) * OVERLAP;
    const lean = (isLow ? LEAN.least : LEAN.most) * (at % 2 === 0 ? -1 : 1);
    const aside = at < COLUMNS.length ? 0 : at % 2 === 0 ? 10 : -10;
    const x = (COLUMNS[column]?.x ?? 0) + aside;
    return { name, column, x, foot, ...place, turn: lean, isFlipped: at % 3 === 1 };
  });
  return FROM_THE_BACK.flatMap((wanted) => places.filter(({ column }) => column === wanted)).map(
    ({ column: _, ...place }) => place,
  );
}

const OUTER_FIRST = [2, 3, 0, 1] as const;
