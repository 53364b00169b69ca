import type { Figure, Part } from "./figure.ts";
import { box, oval, polygon, stroke } from "./paths.ts";

const GOLD = "#d2a44a";
const PAPER = "#f6f1e4";
const INK = "#2a2c30";

const shoe: Figure = {
  width: 212,
  height: 30,
  parts: [
    { d: "M4 84 C2 92 6 100 16 100 L196 100 C206 100 212 94 210 84 L206 76 L6 74 Z", paint: "#f4f1ea", form: "down" },
    { d: "M8 80 L208 84", paint: "#c9c3b6", line: 1.6 },
    {
      d: "M8 78 C2 50 6 22 16 8 C24 -2 44 2 52 10 C60 20 74 24 84 20 C104 40 132 50 166 54 C192 58 208 66 208 80 Z",
      paint: "body",
      form: "down",
    },
    { d: "M84 20 C104 40 132 50 166 54 C150 62 110 58 88 46 C76 40 70 30 74 23 Z", paint: "pale", form: "down" },
    { d: "M16 8 C24 -2 44 2 52 10 C46 20 34 24 22 22 C16 18 14 12 16 8 Z", paint: INK, form: "even" },
    { d: "M150 82 C152 66 168 58 190 60 C202 64 208 70 208 80 L206 84 Z", paint: "deep", form: "down" },
    { d: "M8 78 C4 60 6 42 10 32 C26 34 34 50 34 79 Z", paint: "deep", form: "down" },
    { d: "M48 76 C66 72 88 52 96 40 C108 56 92 74 72 78 Z", paint: "pale", form: "even" },
    ...[0, 1, 2, 3].map(
      (at): Part => ({
        d: `M${80 + at * 15} ${34 + at * 6} Q${90 + at * 15} ${24 + at * 7} ${99 + at * 14} ${31 + at * 5.5}`,
        paint: "#ffffff",
        line: 3,
      }),
    ),
  ],
};

/** A brush for hair or fur, its bristles down. */
const brush: Figure = {
  width: 190,
  height: 22,
  parts: [
    { d: "M112 34 C130 26 160 20 178 20 C194 20 194 50 178 50 C160 50 132 52 112 48 Z", paint: "body", form: "down" },
    ...[0, 1, 2, 3, 4, 5, 6, 7].map(
      (at): Part => ({ d: stroke(16 + at * 12.5, 56, 13 + at * 13.4, 98), paint: PAPER, line: 5 }),
    ),
    {
      d: "M4 44 C8 14 40 2 64 4 C92 6 114 22 116 44 C116 56 110 62 100 62 L18 62 C8 62 2 56 4 44 Z",
      paint: "body",
      form: "down",
    },
    { d: box(10, 54, 98, 11, 5), paint: "deep", form: "down" },
    { d: "M24 34 C38 18 62 14 82 22", paint: "#ffffff", line: 4, opacity: 0.35, blur: 1.2 },
  ],
};

const bag: Figure = {
  width: 84,
  height: 44,
  parts: [
    { d: "M24 32 C22 -10 62 -10 60 32", paint: "deep", form: "even", line: 5 },
    { d: "M6 30 L78 30 L84 94 C84 98 82 100 78 100 L6 100 C2 100 0 98 0 94 Z", paint: "body", form: "round" },
    { d: "M6 30 L78 30 L80 50 C60 58 24 58 4 50 Z", paint: "body", form: "down" },
    { d: "M4 50 C24 58 60 58 80 50", paint: "#000000", line: 1.2, opacity: 0.35 },
    { d: box(37, 50, 10, 12, 2), paint: GOLD, form: "round" },
    { d: "M4 94 L80 94", paint: "#ffffff", line: 0.8, opacity: 0.3 },
  ],
};

const backpack: Figure = {
  width: 76,
  height: 48,
  parts: [
    { d: "M28 12 C28 -4 48 -4 48 12", paint: "deep", line: 4.5 },
    {
      d: "M8 34 C8 14 22 6 38 6 C54 6 68 14 68 34 L70 92 C70 98 66 100 60 100 L16 100 C10 100 6 98 6 92 Z",
      paint: "body",
      form: "round",
    },
    { d: "M8 42 C24 50 52 50 68 42", paint: "#000000", line: 1.4, opacity: 0.4 },
    { d: box(14, 58, 48, 34, 7), paint: "body", form: "down" },
    { d: box(18, 64, 40, 2.2, 1), paint: "deep" },
    { d: box(34, 44, 8, 16, 2), paint: "deep", form: "round" },
    { d: box(0, 46, 9, 44, 4), paint: "deep", form: "round" },
    { d: box(67, 46, 9, 44, 4), paint: "deep", form: "round" },
  ],
};

const parcel: Figure = {
  width: 124,
  height: 32,
  parts: [
    { d: polygon([0, 22], [84, 26], [84, 100], [0, 92]), paint: "#c49a68", form: "even" },
    { d: polygon([84, 26], [124, 16], [124, 84], [84, 100]), paint: "#8f6a42", form: "down" },
    { d: polygon([0, 22], [42, 8], [124, 16], [84, 26]), paint: "#dcb684", form: "even" },
    { d: polygon([34, 24], [52, 25], [52, 97], [34, 95]), paint: "#e9d9bb", opacity: 0.8 },
    { d: polygon([34, 24], [76, 11], [92, 13], [52, 25]), paint: "#f0e3c9", opacity: 0.8 },
    { d: polygon([58, 66], [78, 68], [78, 88], [58, 86]), paint: PAPER },
    { d: polygon([61, 71], [75, 72], [75, 75], [61, 74]), paint: INK, opacity: 0.6 },
    { d: polygon([61, 78], [71, 79], [71, 82], [61, 81]), paint: INK, opacity: 0.4 },
  ],
};

const coin: Figure = {
  width: 104,
  height: 22,
  parts: [
    { d: oval(56, 50, 48, 50), paint: "#9a7224", form: "even" },
    { d: oval(49, 50, 48, 50), paint: GOLD, form: "ball" },
    { d: oval(49, 50, 39, 41), paint: "#e2bb66", form: "even" },
    { d: "M62 34 C54 24 36 28 36 40 C36 52 62 48 62 60 C62 74 42 76 35 65", paint: "#9a7224", line: 6 },
    { d: stroke(49, 22, 49, 78), paint: "#9a7224", line: 5 },
  ],
};

const key: Figure = {
  width: 40,
  height: 40,
  place: "flat",
  parts: [
    {
      d: "M20 0 C34 0 40 10 40 20 C40 31 33 38 26 40 L26 94 L20 100 L14 94 L14 40 C7 38 0 31 0 20 C0 10 6 0 20 0 Z M20 8 C16 8 13 11 13 15 C13 19 16 22 20 22 C24 22 27 19 27 15 C27 11 24 8 20 8 Z",
      paint: GOLD,
      form: "even",
    },
    { d: oval(20, 15, 7), paint: "#1d1712", opacity: 0.75 },
    { d: polygon([26, 66], [36, 66], [36, 72], [26, 72]), paint: GOLD, form: "even" },
    { d: polygon([26, 80], [33, 80], [33, 86], [26, 86]), paint: GOLD, form: "even" },
  ],
};

const glasses: Figure = {
  width: 250,
  height: 16,
  parts: [
    { d: "M10 26 C-4 10 24 -6 60 -4", paint: INK, line: 7 },
    { d: "M240 26 C254 10 226 -6 190 -4", paint: INK, line: 7 },
    { d: box(8, 16, 104, 80, 36), paint: "#bcd3dd", opacity: 0.45 },
    { d: box(138, 16, 104, 80, 36), paint: "#bcd3dd", opacity: 0.45 },
    { d: box(8, 16, 104, 80, 36), paint: "body", form: "even", line: 9 },
    { d: box(138, 16, 104, 80, 36), paint: "body", form: "even", line: 9 },
    { d: "M112 44 C118 32 132 32 138 44", paint: "body", line: 9 },
    { d: polygon([28, 30], [52, 26], [30, 66], [20, 60]), paint: "#ffffff", opacity: 0.35 },
  ],
};

const shirt: Figure = {
  width: 112,
  height: 50,
  place: "flat",
  parts: [
    {
      d: "M36 2 L22 8 L0 32 L18 46 L26 38 L25 98 C45 101 67 101 87 98 L86 38 L94 46 L112 32 L90 8 L76 2 C70 14 42 14 36 2 Z",
      paint: "body",
      form: "even",
    },
    { d: "M36 2 C42 14 70 14 76 2 C71 22 41 22 36 2 Z", paint: "deep", form: "down" },
    { d: "M26 38 C30 30 31 22 30 14", paint: "#000000", line: 1, opacity: 0.3 },
    { d: "M86 38 C82 30 81 22 82 14", paint: "#000000", line: 1, opacity: 0.3 },
    { d: "M40 96 C46 74 44 58 40 44", paint: "#000000", line: 1.6, opacity: 0.14, blur: 1 },
    { d: "M72 96 C66 78 70 62 74 48", paint: "#000000", line: 1.6, opacity: 0.14, blur: 1 },
  ],
};

const heart: Figure = {
  width: 108,
  height: 30,
  parts: [
    {
      d: "M54 100 C20 74 0 54 0 30 C0 10 16 0 30 0 C42 0 50 8 54 18 C58 8 66 0 78 0 C92 0 108 10 108 30 C108 54 88 74 54 100 Z",
      paint: "#c8393b",
      form: "ball",
    },
    { d: oval(28, 24, 12, 9), paint: "#ffffff", opacity: 0.3, blur: 3 },
  ],
};

const tube: Figure = {
  width: 36,
  height: 46,
  parts: [
    { d: "M0 0 L36 0 L32 78 L4 78 Z", paint: "body", form: "round" },
    { d: box(0, -1, 36, 7, 1), paint: "body", form: "down" },
    { d: box(6, 78, 24, 22, 3), paint: "pale", form: "round" },
    { d: box(10, 24, 16, 4, 2), paint: "pale" },
    { d: box(12, 34, 12, 2.4, 1.2), paint: "pale", opacity: 0.7 },
    { d: box(12, 40, 12, 2.4, 1.2), paint: "pale", opacity: 0.7 },
  ],
};

/** Things that people carry or wear. */
export const belongings = { brush, shoe, bag, backpack, parcel, coin, key, glasses, shirt, heart, tube };
