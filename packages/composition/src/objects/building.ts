import type { Figure, Part } from "./figure.ts";
import { box, oval, polygon, stroke } from "./paths.ts";

const GLASS = "#a9c3cf";

const house: Figure = {
  width: 124,
  height: 62,
  place: "ground",
  parts: [
    { d: box(88, 4, 12, 30), paint: "#8a4b3a", form: "round" },
    { d: box(10, 42, 104, 58), paint: "#efe3cd", form: "even" },
    { d: polygon([62, 0], [124, 46], [114, 50], [62, 11], [10, 50], [0, 46]), paint: "body", form: "down" },
    { d: polygon([62, 9], [112, 48], [12, 48]), paint: "#dccbae", form: "down" },
    { d: oval(62, 34, 8), paint: GLASS, form: "ball" },
    { d: box(52, 64, 20, 36, 2), paint: "deep", form: "round" },
    { d: oval(68, 83, 1.6), paint: "#d2a44a" },
    ...[20, 82].flatMap((x): Part[] => [
      { d: box(x, 60, 22, 20, 1), paint: "#ffffff" },
      { d: box(x + 2, 62, 8, 7.4), paint: GLASS, form: "even" },
      { d: box(x + 12, 62, 8, 7.4), paint: GLASS, form: "even" },
      { d: box(x + 2, 71, 8, 7.4), paint: GLASS, form: "even" },
      { d: box(x + 12, 71, 8, 7.4), paint: GLASS, form: "even" },
    ]),
    { d: oval(14, 96, 16, 8), paint: "#5f7a4c", form: "ball" },
    { d: oval(112, 96, 17, 9), paint: "#4c653d", form: "ball" },
  ],
};

const BRICKS: readonly (readonly [number, number, `#${string}`])[] = [
  [0, 67, "#a5553a"],
  [66, 67, "#b4654a"],
  [132, 67, "#94492f"],
  [33, 34, "#b4654a"],
  [99, 34, "#a5553a"],
  [66, 1, "#bd7355"],
];

/** Bricks in a pile, ready to be laid. */
const brick: Figure = {
  width: 196,
  height: 34,
  parts: BRICKS.flatMap(([x, y, paint]): Part[] => [
    { d: box(x, y, 62, 31, 3), paint, form: "even" },
    { d: stroke(x + 8, y + 10, x + 30, y + 10), paint: "#5f2c1c", line: 1.4, opacity: 0.35 },
  ]),
};

const CELLS = [0, 1, 2, 3];

/** A solar panel on its stand, tilted to the sun. */
const solarPanel: Figure = {
  width: 168,
  height: 46,
  place: "ground",
  parts: [
    { d: polygon([40, 70], [48, 70], [40, 100], [32, 100]), paint: "#8b9198", form: "round" },
    { d: polygon([118, 70], [126, 70], [134, 100], [126, 100]), paint: "#8b9198", form: "round" },
    { d: polygon([30, 0], [168, 0], [138, 80], [0, 80]), paint: "#d5d9dd", form: "even" },
    ...CELLS.flatMap((column) =>
      [0, 1, 2].map((row): Part => {
        const [y, low] = [4 + row * 24.5, 26.5 + row * 24.5];
        const at = (height: number) => 34 - height * 0.37 + column * 33;
        const corners = [
          [at(y), y],
          [at(y) + 30, y],
          [at(low) + 30, low],
          [at(low), low],
        ] as const;
        return { d: polygon(...corners), paint: "#22406b", form: "down" };
      }),
    ),
    { d: polygon([52, 4], [86, 4], [54, 76], [20, 76]), paint: "#ffffff", opacity: 0.13 },
  ],
};

const BOARD = "#b98a5c";

const shed: Figure = {
  width: 116,
  height: 56,
  place: "ground",
  parts: [
    { d: box(12, 40, 92, 60), paint: BOARD, form: "even" },
    ...[30, 48, 66, 84].map((x): Part => ({ d: stroke(x, 44, x, 100), paint: "#4f3420", line: 1.6 })),
    { d: box(42, 54, 32, 46, 2), paint: "deep", form: "round" },
    { d: oval(68, 78, 2.2), paint: "#d2a44a" },
    { d: polygon([58, 0], [116, 40], [112, 48], [4, 48], [0, 40]), paint: "body", form: "down" },
  ],
};

const plank: Figure = {
  width: 250,
  height: 7,
  parts: [
    { d: box(0, 26, 250, 74, 6), paint: BOARD, form: "down" },
    { d: "M18 52 C70 40 120 66 232 48", paint: "#4f3420", line: 3 },
    { d: "M18 78 C90 68 150 88 232 76", paint: "#4f3420", line: 3 },
  ],
};

/** A house, what gives it power, and what paths and walls are made of. */
export const building = { house, "solar panel": solarPanel, brick, shed, plank };
