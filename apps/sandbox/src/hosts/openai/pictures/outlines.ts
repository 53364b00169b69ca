import type { Outline, TurnedThing } from "./turned-thing.ts";

type Kind = {
  outline: Outline;
  top: TurnedThing["top"];
  /** Usual height in hundredths of the picture's shorter side. */
  height: number;
  gloss: number;
};

const ball: Outline = Array.from({ length: 17 }, (_, step) => {
  const turn = (Math.PI * step) / 16;
  return [(1 - Math.cos(turn)) / 2, Math.sin(turn) / 2] as const;
});

/** Objects with the outline of pottery, glass or wood turning. */
export const kinds = {
  ball: { outline: ball, top: "ball", height: 15, gloss: 0.35 },
  vase: {
    outline: [
      [0, 0.12],
      [0.06, 0.1],
      [0.2, 0.075],
      [0.34, 0.1],
      [0.6, 0.25],
      [0.82, 0.22],
      [1, 0.12],
    ],
    top: "open",
    height: 44,
    gloss: 0.5,
  },
  jug: {
    outline: [
      [0, 0.19],
      [0.05, 0.175],
      [0.22, 0.155],
      [0.4, 0.24],
      [0.62, 0.31],
      [0.85, 0.28],
      [1, 0.19],
    ],
    top: "open",
    height: 31,
    gloss: 0.3,
  },
  bottle: {
    outline: [
      [0, 0.065],
      [0.03, 0.075],
      [0.06, 0.06],
      [0.28, 0.06],
      [0.42, 0.155],
      [0.95, 0.16],
      [1, 0.15],
    ],
    top: "closed",
    height: 46,
    gloss: 1,
  },
  bowl: {
    outline: [
      [0, 0.86],
      [0.3, 0.8],
      [0.7, 0.55],
      [0.9, 0.34],
      [1, 0.33],
    ],
    top: "open",
    height: 14,
    gloss: 0.35,
  },
  cup: {
    outline: [
      [0, 0.44],
      [0.1, 0.43],
      [0.75, 0.4],
      [0.93, 0.34],
      [1, 0.28],
    ],
    top: "open",
    height: 16,
    gloss: 0.5,
  },
  candle: {
    outline: [
      [0, 0.165],
      [0.015, 0.17],
      [1, 0.17],
    ],
    top: "wick",
    height: 30,
    gloss: 0.15,
  },
  flask: {
    outline: [
      [0, 0.1],
      [0.02, 0.105],
      [0.15, 0.105],
      [0.16, 0.08],
      [0.2, 0.08],
      [0.215, 0.1],
      [0.27, 0.262],
      [0.29, 0.27],
      [0.96, 0.27],
      [1, 0.25],
    ],
    top: "closed",
    height: 34,
    gloss: 0.8,
  },
  jar: {
    outline: [
      [0, 0.32],
      [0.12, 0.33],
      [0.15, 0.29],
      [0.19, 0.29],
      [0.27, 0.4],
      [0.93, 0.41],
      [1, 0.38],
    ],
    top: "closed",
    height: 24,
    gloss: 0.9,
  },
  drum: {
    outline: [
      [0, 1],
      [1, 1],
    ],
    top: "closed",
    height: 20,
    gloss: 0,
  },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;
