import { chord, drum, melody, type Note, note, type Score } from "./score.ts";

/** Root of the bass and four tones of the hand, one row a bar: A minor that never quite settles. */
const CHORDS = [
  [45, 57, 60, 64, 67],
  [45, 57, 60, 64, 71],
  [41, 57, 60, 65, 69],
  [41, 57, 60, 64, 67],
  [38, 57, 62, 65, 69],
  [38, 57, 60, 65, 69],
  [40, 55, 59, 62, 67],
  [43, 55, 59, 62, 69],
] as const;

/** The mallet's part in every second bar. */
const CALLS: Record<number, readonly (number | null)[]> = {
  1: [76, null, 79, 76, null, null, 74, null],
  3: [72, null, 76, 72, null, null, null, null],
  5: [77, null, 76, 74, null, null, 72, null],
  7: [74, null, 71, null, 79, null, null, null],
};

/** *Tick*, 100 bpm: a clock, muted strings and a curious mallet; for lists, tests and anything that counts. */
export const tick: Score = {
  bpm: 100,
  bars: CHORDS.map(bar),
  home: [
    ...chord("keys", 0, [57, 60, 64, 71], { length: 5, level: 0.16 }),
    note("bass", 0, 45, { length: 4, level: 0.198 }),
    note("mallet", 0, 76, { length: 2, level: 0.16, pan: 0.3 }),
    ...drum("kick", [0], 0.248),
    ...drum("high-block", [0], 0.1, -0.4),
  ],
  room: { seconds: 1.1, level: 0.22 },
  swing: 0,
};

function bar([root, a, b, c, d]: (typeof CHORDS)[number], index: number): Note[] {
  const hand = [a, c, b, d, c, b, d, c];
  return [
    ...melody("muted", 0, 0.5, hand, { length: 0.45, level: 0.2, pan: -0.4 }),
    ...melody("muted", 0.25, 1, [null, d, null, d + (index % 2 === 1 ? 12 : 0)], {
      length: 0.3,
      level: 0.12,
      pan: 0.5,
    }),
    note("bass", 0, root, { length: 0.9, level: 0.198 }),
    note("bass", 1.5, root, { length: 0.4, level: 0.121 }),
    note("bass", 2.5, root + 7, { length: 0.9, level: 0.143 }),
    ...melody("mallet", 0, 0.5, CALLS[index] ?? [], { length: 1, level: 0.15, pan: 0.4 }),
    ...(index % 2 === 0 ? chord("keys", 0, [a, b, c, d], { length: 3.6, level: 0.055 }) : []),
    ...drum("high-block", [0, 2], 0.1, -0.42),
    ...drum("low-block", [1, 3], 0.085, 0.42),
    ...drum("kick", index % 2 === 0 ? [0, 2.5] : [0, 1.5, 2.5], 0.211),
    ...drum("hat", [0.5, 1.5, 2.5, 3.5], 0.028, 0.2),
    ...drum("snap", [2], 0.085, -0.08),
  ];
}
