import { chord, drum, every, melody, type Note, note, type Score } from "./score.ts";

type Bar = { steps: readonly number[]; hand: readonly number[] };

/** Four steps of the bass and the chord above, one row a bar: I vi ii V, then iii VI ii V, in C. */
const BARS: readonly Bar[] = [
  { steps: [36, 40, 43, 46], hand: [59, 62, 64, 67] },
  { steps: [45, 43, 40, 39], hand: [55, 60, 64, 67] },
  { steps: [38, 41, 45, 44], hand: [57, 60, 64, 65] },
  { steps: [43, 41, 38, 39], hand: [53, 57, 59, 64] },
  { steps: [40, 43, 47, 46], hand: [55, 59, 62, 67] },
  { steps: [45, 49, 52, 40], hand: [55, 58, 61, 67] },
  { steps: [38, 40, 41, 42], hand: [57, 60, 64, 65] },
  { steps: [43, 38, 41, 35], hand: [53, 57, 60, 64] },
];

/** The guitar's answer at the end of each half. */
const FILLS: Record<number, readonly (number | null)[]> = {
  1: [null, null, null, null, 76, null, 74, 72],
  3: [null, null, 74, 76, 79, null, 76, null],
  5: [null, null, null, null, 73, null, 76, null],
  7: [77, null, 76, 74, 71, null, null, null],
};

/** *Walk*, 92 bpm: a bass that takes a step on every beat, an electric piano beside it, brushes; friendly and unhurried. */
export const walk: Score = {
  bpm: 92,
  bars: BARS.map(bar),
  home: [
    ...chord("keys", 0, [55, 59, 62, 64], { length: 5, level: 0.17 }),
    note("bass", 0, 36, { length: 4, level: 0.231 }),
    note("pluck", 0.06, 76, { length: 4, level: 0.13, pan: 0.35 }),
    ...drum("kick", [0], 0.211),
    ...drum("brush", [0], 0.105, -0.2),
  ],
  room: { seconds: 1.2, level: 0.2 },
  swing: 0.13,
};

function bar({ steps, hand }: Bar, index: number): Note[] {
  const late = index % 2 === 0 ? [1.5, 3] : [0.5, 2.5];
  return [
    ...melody("bass", 0, 1, steps, { length: 0.86, level: 0.22 }),
    ...late.flatMap((beat, i) => chord("keys", beat, hand, { length: i === 0 ? 0.8 : 1, level: 0.125, pan: 0.7 })),
    ...(index === 0 ? chord("keys", 0, hand, { length: 1.2, level: 0.14, pan: 0.7 }) : []),
    ...melody("pluck", 0, 0.5, FILLS[index] ?? [], { length: 0.9, level: 0.2, pan: 0.5 }),
    ...drum("kick", [0, 2], 0.149),
    ...drum("brush", [1, 3], 0.128, -0.15),
    ...drum("brush", [0, 2], 0.045, -0.25),
    ...drum("shaker", every(0.5), 0.051, 0.3),
    ...drum("rim", index % 4 === 3 ? [3, 3.5] : [3], 0.05, 0.12),
  ];
}
