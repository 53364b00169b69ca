import type { Figure, Part } from "./figure.ts";
import { box, oval, polygon, stroke } from "./paths.ts";

const STEEL = "#b9bdc4";
const GOLD = "#d2a44a";
const PAPER = "#f6f1e4";
const INK = "#2a2c30";

const lines = (x: number, from: number, w: number, count: number, step: number): Part[] =>
  Array.from({ length: count }, (_, at) => ({
    d: box(x, from + at * step, at % 3 === 2 ? w * 0.62 : w, step * 0.3, step * 0.15),
    paint: INK as `#${string}`,
    opacity: 0.4,
  }));

const receipt: Figure = {
  width: 52,
  height: 56,
  parts: [
    { d: "M0 0 L52 0 L52 96 L46 100 L39 96 L32 100 L26 96 L19 100 L13 96 L6 100 L0 96 Z", paint: PAPER, form: "down" },
    { d: box(12, 7, 28, 5, 2), paint: INK, opacity: 0.8 },
    ...lines(6, 20, 24, 7, 7),
    ...Array.from({ length: 7 }, (_, at): Part => ({ d: box(38, 20 + at * 7, 8, 2.1, 1), paint: INK, opacity: 0.55 })),
    { d: stroke(6, 72, 46, 72), paint: INK, line: 0.6 },
    { d: box(6, 77, 16, 4, 1.5), paint: INK, opacity: 0.85 },
    { d: box(34, 77, 12, 4, 1.5), paint: "warm" },
  ],
};

const folder: Figure = {
  width: 128,
  height: 40,
  parts: [
    {
      d: "M4 18 C4 14 6 12 10 12 L44 12 L54 24 L118 24 C122 24 124 26 124 30 L124 96 L4 96 Z",
      paint: "deep",
      form: "even",
    },
    { d: box(16, 4, 88, 70), paint: PAPER, form: "down" },
    ...[14, 22].map((y): Part => ({ d: box(26, y, 60, 3, 1), paint: INK, opacity: 0.7 })),
    {
      d: "M0 40 C0 36 2 34 6 34 L122 34 C126 34 128 36 128 40 L124 96 C124 99 122 100 119 100 L9 100 C6 100 4 99 4 96 Z",
      paint: "body",
      form: "down",
    },
    { d: box(36, 54, 56, 16, 3), paint: PAPER },
  ],
};

const card: Figure = {
  width: 158,
  height: 24,
  place: "flat",
  parts: [
    { d: box(0, 0, 158, 100, 9), paint: "body", form: "even" },
    { d: box(14, 34, 26, 20, 4), paint: GOLD, form: "even" },
    { d: box(14, 66, 92, 6, 3), paint: "pale", opacity: 0.8 },
    { d: box(14, 80, 52, 5, 2.5), paint: "pale", opacity: 0.55 },
    { d: oval(124, 76, 13), paint: "warm", opacity: 0.9 },
    { d: oval(138, 76, 13), paint: "pale", opacity: 0.7 },
  ],
};

const book: Figure = {
  width: 74,
  height: 44,
  parts: [
    { d: polygon([66, 3], [74, 8], [74, 98], [66, 100]), paint: PAPER, form: "down" },
    { d: box(0, 0, 67, 100, 2.5), paint: "body", form: "round" },
    { d: box(0, 0, 8, 100, 2), paint: "deep", form: "round" },
    { d: box(17, 16, 41, 8, 2), paint: "pale" },
    { d: box(17, 28, 28, 5, 2), paint: "pale", opacity: 0.7 },
    { d: oval(38, 62, 15), paint: "warm", form: "ball" },
  ],
};

const notebook: Figure = {
  width: 76,
  height: 46,
  parts: [
    { d: box(3, 2, 73, 98, 3), paint: PAPER, form: "down" },
    ...lines(16, 20, 50, 9, 8),
    { d: box(15, 10, 30, 4.5, 2), paint: "warm" },
    ...Array.from(
      { length: 9 },
      (_, at): Part => ({ d: box(-1, 7 + at * 10.4, 11, 3.4, 1.7), paint: STEEL, form: "down" }),
    ),
    { d: polygon([58, 92], [64, 97], [96, 48], [90, 44]), paint: "body", form: "even" },
    { d: polygon([58, 92], [64, 97], [55, 100]), paint: INK },
  ],
};

const pen: Figure = {
  width: 14,
  height: 52,
  parts: [
    { d: box(1, 0, 12, 72, 4), paint: "body", form: "round" },
    { d: box(1, 58, 12, 5), paint: GOLD, form: "round" },
    { d: polygon([1.6, 72], [12.4, 72], [8.6, 92], [5.4, 92]), paint: "#3a3d42", form: "round" },
    { d: polygon([5.4, 92], [8.6, 92], [7, 100]), paint: STEEL, form: "round" },
    { d: box(9, 6, 3, 38, 1.5), paint: GOLD, form: "round" },
  ],
};

const calendar: Figure = {
  width: 104,
  height: 42,
  parts: [
    { d: box(0, 6, 104, 94, 5), paint: PAPER, form: "down" },
    { d: box(0, 6, 104, 24, 5), paint: "warm", form: "down" },
    ...[26, 78].map((x): Part => ({ d: box(x - 3, 0, 6, 16, 3), paint: STEEL, form: "round" })),
    ...Array.from(
      { length: 28 },
      (_, at): Part => ({
        d: box(9 + (at % 7) * 12.8, 39 + Math.floor(at / 7) * 14, 8.6, 8.6, 2),
        paint: at === 17 ? "body" : "#b9b1a1",
        opacity: at === 17 ? 1 : 0.6,
      }),
    ),
  ],
};

/** Things of paper, and what writes on it. */
export const stationery = { receipt, folder, card, book, notebook, pen, calendar };
