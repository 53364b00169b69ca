import type { Figure, Part } from "./figure.ts";
import { box, oval, polygon, stroke } from "./paths.ts";

const BEAN = "#4a2c1a";
const STEEL = "#b9bdc4";

/** With a hopper of beans above and a cup for what is ground below. */
const grinder: Figure = {
  width: 56,
  height: 48,
  parts: [
    { d: polygon([6, 6], [50, 6], [42, 34], [14, 34]), paint: "#d6cab2", form: "round" },
    { d: polygon([10, 16], [46, 16], [41, 34], [15, 34]), paint: BEAN, form: "round" },
    { d: box(3, 0, 50, 8, 3), paint: "deep", form: "round" },
    { d: polygon([12, 33], [44, 33], [48, 84], [8, 84]), paint: "body", form: "round" },
    { d: oval(28, 46, 7), paint: "pale", form: "ball" },
    { d: stroke(28, 46, 31, 42), paint: "deep", line: 2 },
    { d: box(15, 60, 26, 24, 3), paint: "#1f1a17", form: "even" },
    { d: box(19, 68, 18, 16, 3), paint: "#d6cab2", form: "round" },
    { d: box(2, 83, 52, 17, 5), paint: "body", form: "round" },
    { d: stroke(16, 38, 13, 78), paint: "#ffffff", line: 2.5, opacity: 0.3, blur: 1.2 },
  ],
};

const bean = (x: number, y: number): Part[] => [
  { d: oval(x, y, 7, 5), paint: BEAN, form: "ball" },
  { d: `M${x - 5} ${y} Q${x} ${y - 3} ${x + 5} ${y}`, paint: "#8f6242", line: 1.2 },
];

/** A bag of coffee, a few beans beside it. */
const beans: Figure = {
  width: 98,
  height: 46,
  parts: [
    { d: polygon([8, 14], [64, 14], [69, 100], [3, 100]), paint: "body", form: "round" },
    { d: polygon([8, 16], [16, 20], [12, 100], [3, 100]), paint: "#000000", opacity: 0.16 },
    { d: box(7, 3, 58, 15, 2), paint: "body", form: "down" },
    { d: stroke(7, 11, 65, 11), paint: "#f1e9da", line: 2 },
    { d: box(17, 40, 38, 38, 2), paint: "pale", form: "even" },
    { d: oval(36, 54, 8, 10), paint: BEAN, form: "ball" },
    { d: "M36 45 Q32 54 37 63", paint: "#8f6242", line: 1.4 },
    { d: box(24, 69, 24, 3, 1.5), paint: "deep", opacity: 0.6 },
    ...bean(78, 95),
    ...bean(91, 95),
    ...bean(84, 88),
  ],
};

const kettle: Figure = {
  width: 112,
  height: 38,
  parts: [
    { d: "M30 72 C8 70 20 36 4 24", paint: "body", line: 8 },
    { d: "M84 38 C114 32 114 82 88 82", paint: "deep", line: 7 },
    {
      d: "M32 30 C46 24 70 24 84 30 L92 92 C92 97 88 100 82 100 L34 100 C28 100 24 97 24 92 Z",
      paint: "body",
      form: "round",
    },
    { d: "M40 28 C42 18 74 18 76 28 Z", paint: "body", form: "round" },
    { d: oval(58, 17, 5, 4), paint: "deep", form: "ball" },
    { d: "M3 18 C-3 10 9 4 2 -6", paint: "#ffffff", line: 4, opacity: 0.4, blur: 1.6 },
    { d: "M38 40 C35 58 34 76 35 90", paint: "#ffffff", line: 3.5, opacity: 0.35, blur: 1.2 },
  ],
};

const fridge: Figure = {
  width: 58,
  height: 76,
  place: "room",
  parts: [
    { d: box(6, 96, 8, 4), paint: "#2b2622" },
    { d: box(44, 96, 8, 4), paint: "#2b2622" },
    { d: box(0, 0, 58, 97, 5), paint: "#e9e4d8", form: "round" },
    { d: stroke(0, 32, 58, 32), paint: "#6d6a62", line: 1.2 },
    { d: box(6, 13, 4, 15, 2), paint: STEEL, form: "round" },
    { d: box(6, 38, 4, 28, 2), paint: STEEL, form: "round" },
    { d: box(30, 42, 17, 17, 1), paint: "warm", form: "even" },
    { d: oval(38.5, 42, 2), paint: "deep" },
  ],
};

/** A kitchen scale with a bowl of beans. */
const scale: Figure = {
  width: 110,
  height: 30,
  parts: [
    { d: "M27 12 C31 36 40 44 47 44 L63 44 C70 44 79 36 83 12 Z", paint: "pale", form: "round" },
    { d: oval(55, 12, 28, 7), paint: BEAN, form: "even" },
    { d: box(6, 44, 98, 9, 4), paint: STEEL, form: "down" },
    { d: "M12 54 L98 54 L107 94 C107 98 104 100 100 100 L10 100 C6 100 3 98 3 94 Z", paint: "body", form: "down" },
    { d: box(36, 66, 38, 20, 3), paint: "#1d2420" },
    { d: box(46, 72, 20, 8, 1), paint: "#a9d6b0" },
  ],
};

/** A cone with its paper on a jug. */
const filter: Figure = {
  width: 78,
  height: 50,
  parts: [
    { d: polygon([7, 0], [57, 0], [38, 36], [26, 36]), paint: "#f3ead8", form: "round" },
    { d: polygon([3, 8], [61, 8], [40, 42], [24, 42]), paint: "body", form: "round" },
    { d: "M58 60 C82 58 80 90 58 90", paint: "deep", line: 6 },
    {
      d: "M20 46 L44 46 L44 52 C58 60 62 76 60 92 C60 97 57 100 52 100 L12 100 C7 100 4 97 4 92 C2 76 6 60 20 52 Z",
      paint: "#d9ddd8",
      form: "round",
    },
    { d: "M4 76 L60 76 L60 92 C60 97 57 100 52 100 L12 100 C7 100 4 97 4 92 Z", paint: BEAN, form: "round" },
    { d: box(12, 40, 40, 6, 3), paint: "body", form: "down" },
  ],
};

/** What a kitchen works with. */
export const kitchen = { grinder, beans, kettle, fridge, scale, filter };
