import type { Figure, Part } from "./figure.ts";
import { box, oval, polygon, stroke } from "./paths.ts";

const WOOD = "#8a5a3a";
const STEEL = "#b9bdc4";
const SOIL = "#59402e";

const wateringCan: Figure = {
  width: 124,
  height: 38,
  parts: [
    { d: "M88 46 C130 40 126 94 92 90", paint: "body", line: 6 },
    { d: "M46 40 C48 12 84 12 88 40", paint: "body", line: 5 },
    { d: polygon([42, 90], [46, 66], [14, 22], [7, 28]), paint: "body", form: "down" },
    { d: polygon([0, 30], [16, 12], [20, 18], [6, 36]), paint: "pale", form: "down" },
    { d: box(38, 38, 58, 62, 6), paint: "body", form: "round" },
    { d: oval(67, 40, 28, 6), paint: "deep" },
    { d: stroke(47, 52, 46, 88), paint: "#ffffff", line: 3, opacity: 0.35, blur: 1.2 },
  ],
};

/** Stuck in the ground. */
const spade: Figure = {
  width: 60,
  height: 66,
  place: "ground",
  parts: [
    { d: box(27.5, 8, 5, 56), paint: WOOD, form: "round" },
    { d: "M21 4 L39 4 L33 13 L27 13 Z", paint: WOOD, line: 3.5 },
    { d: "M17 60 L43 60 L43 82 C43 92 37 98 30 100 C23 98 17 92 17 82 Z", paint: "#8f959b", form: "round" },
    { d: "M0 100 C6 90 20 86 30 89 C42 85 54 92 60 100 Z", paint: SOIL, form: "down" },
  ],
};

const wheelbarrow: Figure = {
  width: 190,
  height: 40,
  place: "ground",
  parts: [
    { d: "M36 20 C64 -8 116 -10 146 12 Z", paint: SOIL, form: "ball" },
    { d: stroke(60, 66, 42, 82), paint: "#4a4038", line: 5 },
    { d: stroke(116, 62, 128, 97), paint: "#4a4038", line: 6 },
    { d: stroke(70, 70, 188, 46), paint: WOOD, line: 6 },
    { d: polygon([28, 22], [152, 10], [128, 62], [62, 70]), paint: "body", form: "down" },
    { d: oval(42, 82, 18), paint: "#2b2622", form: "ball" },
    { d: oval(42, 82, 8), paint: STEEL, form: "ball" },
  ],
};

/** A stack of three. */
const towel: Figure = {
  width: 120,
  height: 28,
  parts: [
    { d: box(3, 66, 114, 34, 14), paint: "body", form: "down" },
    { d: box(0, 34, 116, 33, 14), paint: "pale", form: "down" },
    { d: box(6, 2, 108, 33, 14), paint: "warm", form: "down" },
    { d: stroke(20, 83, 114, 83), paint: "#000000", line: 1.4, opacity: 0.2 },
    { d: stroke(16, 51, 112, 51), paint: "#000000", line: 1.4, opacity: 0.2 },
    { d: stroke(22, 19, 110, 19), paint: "#000000", line: 1.4, opacity: 0.2 },
  ],
};

/** Water runs from it into a basin. */
const tap: Figure = {
  width: 96,
  height: 44,
  parts: [
    { d: "M24 78 L24 30 C24 0 64 0 64 32", paint: STEEL, line: 11 },
    { d: box(60, 38, 8, 44, 3), paint: "#cfe3ec", form: "round", opacity: 0.85 },
    { d: box(27, 54, 18, 7, 3), paint: STEEL, form: "down" },
    { d: "M0 78 L96 78 C94 92 82 100 66 100 L30 100 C14 100 2 92 0 78 Z", paint: "#f1efe9", form: "round" },
  ],
};

const spiritLevel: Figure = {
  width: 420,
  height: 15,
  parts: [
    { d: box(0, 0, 420, 100, 8), paint: "body", form: "down" },
    { d: box(0, 0, 26, 100, 8), paint: "deep", form: "down" },
    { d: box(394, 0, 26, 100, 8), paint: "deep", form: "down" },
    { d: box(160, 22, 100, 46, 14), paint: "#cfe36a", form: "down" },
    { d: oval(226, 42, 18, 13), paint: "#f4fbd8", form: "ball" },
    { d: stroke(192, 22, 192, 68), paint: "#4a5a1e", line: 3 },
    { d: stroke(228, 22, 228, 68), paint: "#4a5a1e", line: 3 },
  ],
};

const sock: Figure = {
  width: 70,
  height: 42,
  place: "flat",
  parts: [
    {
      d: "M14 0 L46 0 L48 44 C50 56 66 60 68 76 C69 92 58 100 44 98 C28 96 16 84 14 66 Z",
      paint: "body",
      form: "round",
    },
    { d: "M54 64 C66 68 68 76 68 80 C67 94 56 100 46 98 C54 90 48 74 54 64 Z", paint: "pale", form: "round" },
    { d: "M14 56 C22 58 28 68 24 84 C18 78 14 72 14 62 Z", paint: "pale", form: "round" },
    { d: box(12, 0, 36, 16, 4), paint: "pale", form: "round" },
  ],
};

/** A rubber boot, its toe to the right. */
const boot = (x: number): readonly Part[] => [
  {
    d: `M${x + 4} 2 L${x + 40} 2 L${x + 42} 58 C${x + 44} 70 ${x + 76} 70 ${x + 78} 94 L${x + 2} 94 L${x + 4} 2 Z`,
    paint: "body",
    form: "round",
  },
  { d: box(x + 2, 0, 40, 11, 4), paint: "pale", form: "round" },
  { d: box(x, 90, 80, 10, 4), paint: "deep", form: "round" },
];

const boots: Figure = { width: 114, height: 46, place: "ground", parts: [...boot(34), ...boot(0)] };

const scissors: Figure = {
  width: 54,
  height: 44,
  place: "flat",
  parts: [
    { d: polygon([23, 60], [19, 0], [30, 54]), paint: STEEL, form: "down" },
    { d: polygon([31, 60], [35, 0], [24, 54]), paint: "#9aa0a8", form: "down" },
    { d: oval(12, 82, 10, 15), paint: "body", line: 6 },
    { d: oval(42, 82, 10, 15), paint: "body", line: 6 },
    { d: stroke(29, 54, 18, 70), paint: "body", line: 6 },
    { d: stroke(25, 54, 36, 70), paint: "body", line: 6 },
    { d: oval(27, 54, 3), paint: "deep" },
  ],
};

const envelope: Figure = {
  width: 142,
  height: 32,
  place: "flat",
  parts: [
    { d: box(0, 0, 142, 100, 4), paint: "pale", form: "down" },
    { d: stroke(3, 97, 56, 46), paint: "#6d6355", line: 1.4, opacity: 0.5 },
    { d: stroke(139, 97, 86, 46), paint: "#6d6355", line: 1.4, opacity: 0.5 },
    { d: polygon([1, 1], [141, 1], [71, 62]), paint: "#e4d9c4", form: "down" },
    { d: oval(71, 58, 11), paint: "warm", form: "ball" },
  ],
};

/** What hands work with, in a garden, a bathroom or at a desk. */
export const tools = {
  "watering can": wateringCan,
  spade,
  wheelbarrow,
  towel,
  tap,
  "spirit level": spiritLevel,
  sock,
  boots,
  scissors,
  envelope,
};
