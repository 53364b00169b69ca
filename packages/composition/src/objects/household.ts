import type { Figure, Part } from "./figure.ts";
import { box, oval, stroke } from "./paths.ts";

const STEEL = "#b9bdc4";
const LEAF = "#5f7a4c";

/** The outline of something turned on a wheel, 100 units high. */
function turned(outline: readonly (readonly [number, number])[], middle: number): string {
  const points = outline.map(([at, half]) => [at * 100, half * 100] as const);
  const right = points.map(([y, half]) => `${(middle + half).toFixed(1)} ${y.toFixed(1)}`);
  const left = points.toReversed().map(([y, half]) => `${(middle - half).toFixed(1)} ${y.toFixed(1)}`);
  return `M${[...right, ...left].join(" L")} Z`;
}

const mug: Figure = {
  width: 104,
  height: 27,
  parts: [
    { d: "M76 22 C112 18 112 76 74 74", paint: "body", form: "even", line: 9 },
    { d: "M0 8 C0 60 4 82 10 93 C22 102 58 102 70 93 C76 82 80 60 80 8 Z", paint: "body", form: "round" },
    { d: oval(40, 8, 40, 8), paint: "#f1e9da", form: "even" },
    { d: oval(40, 9.5, 35, 6), paint: "#3b2418", form: "even" },
    { d: oval(30, 8.6, 12, 2), paint: "#a9805c", opacity: 0.5 },
    { d: "M14 30 C13 56 16 70 20 84", paint: "#ffffff", line: 4, opacity: 0.35, blur: 1.2 },
  ],
};

/** A bottle for drops, its pipette's bulb on top. */
const dropper: Figure = {
  width: 50,
  height: 46,
  parts: [
    { d: "M19 20 C18 8 20 0 25 0 C30 0 32 8 31 20 Z", paint: "pale", form: "round" },
    { d: box(15, 18, 20, 18, 3), paint: "deep", form: "round" },
    {
      d: "M16 36 L34 36 C34 42 50 42 50 54 L50 92 C50 97 47 100 42 100 L8 100 C3 100 0 97 0 92 L0 54 C0 42 16 42 16 36 Z",
      paint: "body",
      form: "round",
    },
    { d: box(0, 60, 50, 28), paint: "pale", form: "round" },
    { d: box(12, 67, 26, 4, 2), paint: "deep", opacity: 0.75 },
    { d: box(16, 75, 18, 3, 1.5), paint: "deep", opacity: 0.45 },
    { d: "M7 48 C5 60 5 82 7 93", paint: "#ffffff", line: 3, opacity: 0.35, blur: 1.2 },
  ],
};

/** Half the width of a bottle under its cap, by its height. */
const BOTTLE = [
  [0.1, 0.065],
  [0.127, 0.075],
  [0.154, 0.06],
  [0.352, 0.06],
  [0.478, 0.155],
  [0.955, 0.16],
  [1, 0.15],
] as const;

const bottle: Figure = {
  width: 34,
  height: 56,
  parts: [
    { d: box(10.5, 0, 13, 12, 2), paint: "deep", form: "round" },
    { d: turned(BOTTLE, 17), paint: "body", form: "round" },
    { d: box(1.4, 56, 31, 28, 1), paint: "pale", form: "round" },
    { d: box(8, 62, 17, 3, 1.5), paint: "deep", opacity: 0.7 },
    { d: box(10, 68, 13, 2, 1), paint: "deep", opacity: 0.45 },
    { d: box(11, 72, 11, 2, 1), paint: "deep", opacity: 0.45 },
    { d: "M6 48 C5 60 5 80 6 94", paint: "#ffffff", line: 2, opacity: 0.4, blur: 0.8 },
  ],
};

const jar: Figure = {
  width: 78,
  height: 34,
  parts: [
    {
      d: "M6 24 C2 30 0 38 0 46 L0 88 C0 96 5 100 12 100 L66 100 C73 100 78 96 78 88 L78 46 C78 38 76 30 72 24 Z",
      paint: "body",
      form: "round",
    },
    { d: box(5, 0, 68, 22, 5), paint: "deep", form: "round" },
    { d: oval(39, 3.5, 32, 3.5), paint: "#ffffff", opacity: 0.14 },
    { d: box(0, 46, 78, 38), paint: "pale", form: "round" },
    { d: box(20, 54, 38, 5, 2.5), paint: "deep", opacity: 0.75 },
    { d: box(26, 64, 26, 3, 1.5), paint: "deep", opacity: 0.45 },
    { d: box(24, 71, 30, 3, 1.5), paint: "deep", opacity: 0.45 },
    { d: "M10 34 C8 50 8 80 10 92", paint: "#ffffff", line: 4, opacity: 0.35, blur: 1.4 },
  ],
};

const candle: Figure = {
  width: 66,
  height: 36,
  parts: [
    { d: oval(33, 14, 26, 24), paint: "#ffd27a", opacity: 0.4, blur: 12 },
    { d: box(0, 34, 66, 66, 5), paint: "body", form: "round" },
    { d: oval(33, 35, 33, 6), paint: "#f6e7c8", form: "even" },
    { d: oval(33, 35, 15, 2.6), paint: "#ffe9ad", opacity: 0.9 },
    { d: stroke(33, 34, 33, 26), paint: "#2a1d16", line: 1.6 },
    { d: "M33 6 C42 18 41 27 33 29 C25 27 25 18 33 6 Z", paint: "#ffdf9c", form: "down" },
    { d: box(0, 54, 66, 28), paint: "pale", form: "round" },
    { d: box(18, 61, 30, 4, 2), paint: "deep", opacity: 0.7 },
    { d: box(22, 69, 22, 3, 1.5), paint: "deep", opacity: 0.45 },
  ],
};

const plate: Figure = {
  width: 300,
  height: 16,
  parts: [
    { d: oval(150, 66, 150, 34), paint: "#efe8da", form: "even" },
    { d: oval(150, 60, 150, 34), paint: "#fbf7ee", form: "even" },
    { d: oval(150, 62, 104, 22), paint: "#e9e0d0", form: "even" },
    { d: oval(128, 40, 46, 26), paint: "#d98b4a", form: "ball" },
    { d: oval(186, 46, 38, 20), paint: "#7d9a58", form: "ball" },
    { d: oval(158, 56, 30, 15), paint: "#c5483a", form: "ball" },
  ],
};

const bowl: Figure = {
  width: 190,
  height: 20,
  parts: [
    { d: "M0 22 C6 70 40 100 70 100 L120 100 C150 100 184 70 190 22 Z", paint: "body", form: "round" },
    { d: oval(95, 22, 95, 18), paint: "pale", form: "even" },
    { d: oval(95, 24, 84, 14), paint: "#c98d4e", form: "even" },
    { d: oval(70, 20, 22, 8), paint: "#e0b36d", form: "ball" },
    { d: oval(118, 22, 26, 8), paint: "#7d9a58", form: "ball" },
  ],
};

const pan: Figure = {
  width: 250,
  height: 18,
  parts: [
    { d: box(150, 26, 104, 15, 7), paint: "#2f2a28", form: "down" },
    { d: "M0 34 C4 78 24 100 44 100 L128 100 C148 100 168 78 172 34 Z", paint: "#3c3f44", form: "round" },
    { d: oval(86, 34, 86, 26), paint: "#55595f", form: "even" },
    { d: oval(86, 37, 76, 20), paint: "#1f2124", form: "even" },
    { d: oval(86, 36, 40, 13), paint: "#fdf8ec", form: "even" },
    { d: oval(90, 32, 15, 8), paint: "#f0b23c", form: "ball" },
  ],
};

const leaf = (x: number, y: number, tip: readonly [number, number], bend: number): Part => ({
  d: `M${x} ${y} Q${(x + tip[0]) / 2 - bend} ${(y + tip[1]) / 2 - bend} ${tip[0]} ${tip[1]} Q${(x + tip[0]) / 2 + bend} ${(y + tip[1]) / 2 + bend} ${x} ${y} Z`,
  paint: LEAF,
  form: "even",
});

const plant: Figure = {
  width: 96,
  height: 56,
  parts: [
    leaf(48, 66, [6, 30], 13),
    leaf(48, 66, [92, 26], -13),
    leaf(48, 66, [20, 8], 11),
    leaf(48, 66, [78, 4], -11),
    leaf(48, 66, [48, -4], 12),
    { ...leaf(48, 66, [2, 54], 9), paint: "#71905b" },
    { ...leaf(48, 66, [95, 52], -9), paint: "#4c653d" },
    { d: "M20 64 L76 64 L69 97 C62 101 34 101 27 97 Z", paint: "body", form: "round" },
    { d: box(17, 60, 62, 9, 3), paint: "body", form: "round" },
  ],
};

const lamp: Figure = {
  width: 74,
  height: 64,
  parts: [
    { d: oval(37, 30, 62, 44), paint: "#ffdf9c", opacity: 0.35, blur: 16 },
    { d: box(34.5, 38, 5, 54, 2), paint: "#4a4038", form: "round" },
    { d: "M16 0 L58 0 L74 42 L0 42 Z", paint: "#f6dfae", form: "round" },
    { d: box(0, 39, 74, 4, 2), paint: "#d8b67a", form: "round" },
    { d: "M14 100 C14 92 24 90 37 90 C50 90 60 92 60 100 Z", paint: "body", form: "round" },
  ],
};

const apple: Figure = {
  width: 96,
  height: 22,
  parts: [
    { d: "M48 20 C44 10 46 4 52 -4", paint: "#5a3a22", line: 4 },
    { d: "M50 12 Q66 -8 82 4 Q70 18 50 12 Z", paint: LEAF, form: "even" },
    {
      d: "M48 22 C20 4 -8 30 2 62 C10 90 30 104 48 96 C66 104 86 90 94 62 C104 30 76 4 48 22 Z",
      paint: "#c23b2e",
      form: "ball",
    },
    { d: oval(26, 40, 9, 14), paint: "#ffffff", opacity: 0.28, blur: 3 },
  ],
};

const spoon: Part = {
  d: "M14 0 C24 0 28 12 28 21 C28 32 22 39 17 42 C16.4 54 17 66 18.4 94 C18.6 98 16.6 100 14 100 C11.4 100 9.4 98 9.6 94 C11 66 11.6 54 11 42 C6 39 0 32 0 21 C0 12 4 0 14 0 Z",
  paint: STEEL,
  form: "round",
};
const cutlery: Figure = { width: 28, height: 44, place: "flat", parts: [spoon] };

/** Things of a home. */
export const household = {
  dropper,
  mug,
  bottle,
  jar,
  candle,
  plate,
  bowl,
  pan,
  plant,
  lamp,
  apple,
  cutlery,
};
