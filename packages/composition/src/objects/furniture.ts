import type { Figure, Part } from "./figure.ts";
import { box, polygon, stroke } from "./paths.ts";

const WOOD = "#8a5a3a";

const chair: Figure = {
  width: 64,
  height: 62,
  place: "room",
  parts: [
    { d: polygon([48, 50], [54, 50], [58, 90], [53, 90]), paint: "#6b4428", form: "round" },
    { d: polygon([13, 50], [18, 50], [20, 88], [16, 88]), paint: "#6b4428", form: "round" },
    { d: "M10 0 C22 -4 44 -4 54 0 L55 42 C44 45 20 45 9 42 Z", paint: "body", form: "round" },
    { d: polygon([8, 40], [13, 40], [12, 56], [7, 56]), paint: WOOD },
    { d: "M4 52 C20 48 46 48 60 52 L64 60 C46 66 18 66 0 60 Z", paint: "body", form: "down" },
    { d: polygon([2, 60], [8, 62], [6, 100], [1, 100]), paint: WOOD, form: "round" },
    { d: polygon([56, 62], [62, 60], [63, 100], [58, 100]), paint: WOOD, form: "round" },
  ],
};

const sofa: Figure = {
  width: 176,
  height: 46,
  place: "room",
  parts: [
    { d: box(16, 88, 9, 12), paint: "#3a2618" },
    { d: box(151, 88, 9, 12), paint: "#3a2618" },
    { d: "M18 6 C50 0 126 0 158 6 L160 66 L16 66 Z", paint: "body", form: "down" },
    { d: box(20, 44, 68, 28, 9), paint: "body", form: "down" },
    { d: box(88, 44, 68, 28, 9), paint: "body", form: "down" },
    { d: box(16, 66, 144, 24, 6), paint: "body", form: "down" },
    { d: "M88 46 L88 70", paint: "#000000", line: 1.2, opacity: 0.22 },
    { d: box(0, 30, 24, 62, 11), paint: "body", form: "round" },
    { d: box(152, 30, 24, 62, 11), paint: "body", form: "round" },
    { d: box(36, 22, 34, 30, 8), paint: "warm", form: "down" },
  ],
};

const bed: Figure = {
  width: 170,
  height: 42,
  place: "room",
  parts: [
    { d: box(0, 0, 170, 62, 8), paint: WOOD, form: "down" },
    { d: box(16, 26, 62, 26, 10), paint: "#f6f0e4", form: "down" },
    { d: box(92, 26, 62, 26, 10), paint: "#efe7d8", form: "down" },
    { d: "M4 48 C50 40 120 40 166 48 L170 88 L0 88 Z", paint: "body", form: "down" },
    { d: "M4 48 C50 40 120 40 166 48 L167 60 C120 52 50 52 3 60 Z", paint: "#f6f0e4", form: "down" },
    { d: "M30 88 C34 72 40 64 46 58", paint: "#000000", line: 1.4, opacity: 0.18 },
    { d: "M112 88 C116 74 128 66 134 58", paint: "#000000", line: 1.4, opacity: 0.18 },
    { d: box(0, 84, 170, 12, 3), paint: WOOD, form: "down" },
    { d: box(6, 94, 8, 6), paint: "#3a2618" },
    { d: box(156, 94, 8, 6), paint: "#3a2618" },
  ],
};

const rug: Figure = {
  width: 220,
  height: 16,
  place: "room",
  parts: [
    ...Array.from(
      { length: 12 },
      (_, at): Part => ({ d: stroke(8 + at * 18.5, 84, 6 + at * 18.9, 100), paint: "#f6f0e4", line: 4 }),
    ),
    { d: polygon([36, 14], [184, 14], [220, 88], [0, 88]), paint: "body", form: "down" },
    { d: polygon([48, 26], [172, 26], [196, 76], [24, 76]), paint: "#f6f0e4", form: "even" },
    { d: polygon([62, 36], [158, 36], [174, 66], [46, 66]), paint: "body", form: "down" },
  ],
};

/** What people sit, stand and lie on. */
export const furniture = { chair, sofa, bed, rug };
