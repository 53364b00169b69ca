import type { Figure, Part } from "./figure.ts";
import { box, oval, polygon, stroke } from "./paths.ts";

const trousers: Figure = {
  width: 78,
  height: 52,
  parts: [
    { d: "M10 0 L68 0 L78 97 L49 100 L39 42 L29 100 L0 97 Z", paint: "body", form: "down" },
    { d: box(9, 0, 60, 9, 2), paint: "deep" },
    { d: stroke(39, 9, 39, 42), paint: "#000000", line: 1.6, opacity: 0.3 },
    { d: "M12 12 Q14 24 24 24", paint: "#000000", line: 1.6, opacity: 0.3 },
    { d: "M66 12 Q64 24 54 24", paint: "#000000", line: 1.6, opacity: 0.3 },
  ],
};

const coat: Figure = {
  width: 96,
  height: 58,
  parts: [
    {
      d: "M32 4 C40 0 56 0 64 4 L84 14 L96 66 L80 70 L74 40 L78 100 L18 100 L22 40 L16 70 L0 66 L12 14 Z",
      paint: "body",
      form: "down",
    },
    { d: polygon([32, 4], [48, 34], [26, 30]), paint: "pale", form: "even" },
    { d: polygon([64, 4], [48, 34], [70, 30]), paint: "pale", form: "even" },
    { d: stroke(48, 34, 48, 100), paint: "#000000", line: 1.8, opacity: 0.4 },
    ...[48, 64, 80].map((y): Part => ({ d: oval(54, y, 2.6), paint: "#f6f1e4" })),
  ],
};

/** What people wear, except for shoes. */
export const clothes = { trousers, coat };
