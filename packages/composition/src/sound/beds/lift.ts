import { chord, drum, every, melody, type Note, note, type Score } from "./score.ts";

type Bar = { root: number; hand: readonly [number, number, number, number] };

/** One row a bar, in D: I V vi IV twice, the second time by way of ii. */
const BARS: readonly Bar[] = [
  { root: 38, hand: [62, 66, 69, 73] },
  { root: 37, hand: [61, 64, 69, 71] },
  { root: 35, hand: [62, 66, 69, 71] },
  { root: 43, hand: [62, 67, 69, 71] },
  { root: 38, hand: [62, 66, 69, 76] },
  { root: 37, hand: [61, 64, 69, 76] },
  { root: 40, hand: [62, 64, 67, 71] },
  { root: 43, hand: [62, 67, 69, 74] },
];

/** A tune in the second half only, so that it has somewhere to go. */
const TUNE: Record<number, readonly (number | null)[]> = {
  4: [81, null, null, 78, null, null, 76, null],
  5: [76, null, null, 73, null, null, 74, null],
  6: [79, null, null, 78, null, null, 76, null],
  7: [74, null, 76, null, 78, null, 81, null],
};

/** *Lift*, 112 bpm: strings in sixteenths over a steady foot, a tune that comes in half way; for reveals and good news. */
export const lift: Score = {
  bpm: 112,
  bars: BARS.map(bar),
  home: [
    ...chord("pluck", 0, [50, 62, 66, 69, 74], { length: 5, level: 0.17 }),
    ...chord("pad", 0, [62, 66, 69], { length: 5.5, level: 0.06 }),
    ...chord("keys", 0, [62, 66, 69, 74], { length: 6, level: 0.08 }),
    note("bass", 0, 38, { length: 4, level: 0.198 }),
    note("mallet", 0, 81, { length: 2, level: 0.15, pan: 0.3 }),
    ...drum("kick", [0], 0.248),
    ...drum("snap", [0], 0.07),
  ],
  room: { seconds: 1.5, level: 0.25 },
  swing: 0,
};

function bar({ root, hand: [a, b, c, d] }: Bar, index: number): Note[] {
  const second = index >= 4;
  return [
    ...melody("pluck", 0, 0.5, [a, c, d, c, b, c, d, c], { length: 0.7, level: 0.15, pan: -0.34 }),
    ...melody("pluck", 0.25, 1, [d, c, null, d], { length: 0.5, level: 0.085, pan: 0.4 }),
    ...chord("pad", 0, [a, b, c], { length: 3.7, level: second ? 0.06 : 0.045, pan: 0.7 }),
    ...chord("keys", 0, [a, c, d], { length: 1.6, level: 0.07, pan: 0.3 }),
    ...melody("bass", 0, 0.5, [root, null, root, root, null, root, root + 12, root], { length: 0.42, level: 0.165 }),
    ...melody("mallet", 0, 0.5, TUNE[index] ?? [], { length: 1, level: 0.15, pan: 0.28 }),
    ...drum("kick", [0, 1, 2, 3], 0.223),
    ...drum("snap", [1, 3], second ? 0.11 : 0.075, 0.05),
    ...drum("shaker", every(second ? 0.25 : 0.5), 0.034, -0.28),
    ...drum("hat", [0.5, 1.5, 2.5, 3.5], second ? 0.034 : 0.022, 0.3),
  ];
}
