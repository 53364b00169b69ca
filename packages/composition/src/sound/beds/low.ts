import { chord, drum, melody, type Note, note, type Score } from "./score.ts";

type Bar = { root: number; air: readonly number[]; drops: readonly (number | null)[] };

/** One row a bar: A minor and its relatives, wide and slow. */
const BARS: readonly Bar[] = [
  { root: 45, air: [57, 60, 64, 71], drops: [null, 76, null, null, null, 71, null, null] },
  { root: 41, air: [57, 60, 65, 67], drops: [null, null, null, 72, null, null, null, null] },
  { root: 48, air: [55, 60, 64, 67], drops: [null, 79, null, null, null, 76, null, null] },
  { root: 40, air: [55, 59, 62, 67], drops: [null, null, null, 74, null, null, null, 71] },
  { root: 45, air: [57, 60, 64, 72], drops: [null, 76, null, null, null, 72, null, null] },
  { root: 41, air: [57, 60, 64, 69], drops: [null, null, null, 76, null, null, null, null] },
  { root: 38, air: [57, 60, 65, 69], drops: [null, 77, null, null, null, 76, null, null] },
  { root: 40, air: [56, 59, 62, 64], drops: [null, null, null, 71, null, null, null, null] },
];

/** *Low*, 84 bpm: air over a deep root, a heartbeat, single drops; leaves most of the room to the voice. */
export const low: Score = {
  bpm: 84,
  bars: BARS.map(bar),
  home: [
    ...chord("pad", 0, [57, 60, 64, 71], { length: 1.6, level: 0.13, pan: 0.6 }),
    ...chord("keys", 0, [57, 64, 71], { length: 5, level: 0.1 }),
    note("bass", 0, 33, { length: 4, level: 0.165 }),
    note("bass", 0, 45, { length: 4, level: 0.121 }),
    ...drum("kick", [0], 0.211),
  ],
  room: { seconds: 2.2, level: 0.34 },
  swing: 0,
};

function bar({ root, air, drops }: Bar, index: number): Note[] {
  return [
    ...chord("pad", 0, air, { length: 4.05, level: 0.1, pan: 0.7 }),
    note("bass", 0, root, { length: 2.4, level: 0.187 }),
    note("bass", 0, root - 12, { length: 2.4, level: 0.088 }),
    note("bass", 2.5, root, { length: 1.2, level: 0.132 }),
    ...(index % 2 === 0 ? chord("keys", 0, air.slice(1), { length: 2.5, level: 0.085 }) : []),
    ...melody("mallet", 0, 0.5, drops, { length: 2, level: 0.15, pan: index % 2 === 0 ? 0.4 : -0.4 }),
    ...drum("kick", [0, 0.75, 2], 0.186),
    ...drum("rim", [3], 0.04, 0.22),
    ...drum("shaker", [1, 2.5, 3], 0.04, -0.3),
  ];
}
