import type { ObjectName } from "@vignette/domain/objects";
import { type ObjectPlace, shelfHeight } from "./shelf-object.ts";

/** Where heaps grow, in units of a drawing of 1080: on both sides of Bean, and one thing before it. */
const WIDE = [
  { x: 322, below: 34 },
  { x: 758, below: 38 },
  { x: 112, below: 14 },
  { x: 968, below: 18 },
  { x: 540, below: 54 },
] as const;
/** The same for a picture that is higher than wide; how far its columns are from the middle depends on what is in them. */
const upright = (size: number) => [
  { x: 540 - 90 - size * 0.52, below: 30 },
  { x: 540 + 90 + size * 0.52, below: 34 },
  { x: 540, below: 54 },
];

/** What nothing stands on, and what stands on nothing but the ground. */
const STANDING: ReadonlySet<ObjectName> = new Set([
  "boots",
  "cat",
  "coat",
  "dog",
  "foot",
  "shirt",
  "shoe",
  "sock",
  "trousers",
]);
/** Behind those in front, between them: so much lower these are. */
const BEHIND = [217, 863, 430, 650, 20, 1060, 325, 755];
const IN_FRONT = 66;

/** How much of its height a thing is above the one that it lies on. */
const OVERLAP = 0.86;
/** Of its height, for a narrower turn of a low thing: it would lean into its neighbor. */
const LEAN = { least: 2, most: 7 };

/** So many that they may hide a part of Bean. Our own choice. */
const MANY = 6;
const MOST_IN_TOWERS = 9;

type Heaped = ObjectPlace & { name: ObjectName };

/** Things on a floor, from the back to the front: as many as are given, beside each other, then on each other. */
export function heap(names: readonly ObjectName[], floor: number, isHigh = false): Heaped[] {
  if (names.every((it) => STANDING.has(it))) return standing(names, floor, isHigh);
  // Two towers of more would be so high that Bean is lost between them.
  const isUpright = isHigh && names.length <= MOST_IN_TOWERS;
  const size = (names.length <= 5 ? 262 : names.length <= 9 ? 232 : 204) + (isUpright ? 24 : 0);
  const columns = isUpright ? upright(size).slice(0, names.length < MANY ? 2 : 3) : WIDE;
  // The third or the last column is before Bean and does not grow; the outer ones grow before the inner ones, and lie behind them.
  const sides = isUpright ? [0, 1] : [2, 3, 0, 1];
  const tops = columns.map(({ below }) => floor + below);
  const places = names.map((name, at): Heaped & { column: number } => {
    const isOnFloor = at < columns.length;
    const column = isOnFloor ? at : (sides[(at - columns.length) % sides.length] ?? 0);
    const place = { w: size * 1.12, h: size };
    const foot = tops[column] ?? floor;
    const isLow = shelfHeight(name, place) < size * 0.5;
    tops[column] = foot - shelfHeight(name, place) * OVERLAP;
    const lean = (isLow ? LEAN.least : LEAN.most) * (at % 2 === 0 ? -1 : 1);
    const x = (columns[column]?.x ?? 0) + (isOnFloor ? 0 : at % 2 === 0 ? 10 : -10);
    return { name, column, x, foot, ...place, turn: lean, isFlipped: at % 3 === 1 };
  });
  return [...new Set([...sides, columns.length - 1])]
    .flatMap((wanted) => places.filter(({ column }) => column === wanted))
    .map(({ column: _, ...place }) => place);
}

/** In two rows on the ground. */
function standing(names: readonly ObjectName[], floor: number, isHigh: boolean): Heaped[] {
  const size = names.length <= WIDE.length ? 262 : 226;
  const front = isHigh ? upright(size) : WIDE;
  const behind = names.slice(front.length, front.length + BEHIND.length);
  const at = (name: ObjectName, i: number, x: number, foot: number): Heaped => ({
    ...{ name, x, foot, w: size * 1.12, h: size },
    ...{ turn: (LEAN.least + (i % 3)) * (i % 2 === 0 ? -1 : 1), isFlipped: i % 3 === 1 },
  });
  const lower = behind.length > 0 ? IN_FRONT : 0;
  return [
    ...behind.map((name, i) => at(name, i, BEHIND[i] ?? 540, floor + 8)),
    ...front.flatMap(({ x, below }, i) => {
      const name = names[i];
      return name ? [at(name, i + 1, x, floor + below + lower)] : [];
    }),
  ];
}
