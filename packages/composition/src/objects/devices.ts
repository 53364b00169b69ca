import type { Figure, Part } from "./figure.ts";
import { box, oval, polygon, stroke } from "./paths.ts";

const BLACK = "#17181b";
const STEEL = "#b9bdc4";
const GLASS = "#e9eef2";

/** A page on a screen: a head, a picture, some lines and a button. */
function page(x: number, y: number, w: number, h: number): Part[] {
  const bar = (at: number, wide: number, high = 0.035): Part => ({
    d: box(x + w * 0.09, y + h * at, w * wide, h * high, h * 0.017),
    paint: "#9aa4ad",
    opacity: 0.75,
  });
  return [
    { d: box(x, y, w, h, w * 0.04), paint: GLASS, form: "down" },
    { d: box(x, y, w, h * 0.09, w * 0.02), paint: "body", form: "even" },
    { d: box(x + w * 0.09, y + h * 0.14, w * 0.82, h * 0.34, w * 0.03), paint: "warm", form: "even" },
    { d: oval(x + w * 0.5, y + h * 0.31, w * 0.16, w * 0.16), paint: "pale", form: "ball" },
    bar(0.53, 0.7, 0.05),
    bar(0.62, 0.82),
    bar(0.68, 0.76),
    bar(0.74, 0.5),
    { d: box(x + w * 0.09, y + h * 0.83, w * 0.82, h * 0.1, h * 0.05), paint: "body", form: "down" },
  ];
}

const glint = (d: string): Part => ({ d, paint: "#ffffff", opacity: 0.16 });

const phone: Figure = {
  width: 50,
  height: 62,
  parts: [
    { d: box(0, 0, 50, 100, 8), paint: STEEL, form: "round" },
    { d: box(1, 1, 48, 98, 7.2), paint: BLACK, form: "even" },
    ...page(3, 4, 44, 92),
    { d: box(19, 5.5, 12, 3, 1.5), paint: BLACK },
    glint(polygon([4, 4], [26, 4], [4, 58])),
  ],
};

const tablet: Figure = {
  width: 76,
  height: 54,
  parts: [
    { d: box(0, 0, 76, 100, 6), paint: STEEL, form: "round" },
    { d: box(1, 1, 74, 98, 5), paint: BLACK },
    ...page(5, 6, 66, 88),
    glint(polygon([6, 6], [44, 6], [6, 60])),
  ],
};

const laptop: Figure = {
  width: 150,
  height: 46,
  parts: [
    { d: box(17, 0, 116, 80, 4), paint: "#2a2c30", form: "even" },
    { d: box(20, 4, 110, 72, 1.5), paint: GLASS, form: "down" },
    { d: box(20, 4, 110, 8), paint: "#cfd6dc" },
    { d: oval(25, 8, 1.6), paint: "warm" },
    { d: oval(30, 8, 1.6), paint: "#9aa4ad" },
    { d: box(26, 18, 46, 9, 2), paint: "body", form: "down" },
    ...[33, 40, 47].map((y): Part => ({ d: box(26, y, y === 47 ? 30 : 46, 3, 1.5), paint: "#9aa4ad", opacity: 0.8 })),
    { d: box(26, 58, 26, 9, 4.5), paint: "warm", form: "down" },
    { d: box(80, 18, 44, 50, 3), paint: "body", form: "even" },
    ...[14, 22, 18, 32].map((high, at): Part => ({ d: box(86 + at * 9, 58 - high, 5.5, high, 1), paint: "pale" })),
    glint(polygon([20, 4], [74, 4], [20, 66])),
    { d: polygon([8, 82], [142, 82], [150, 95], [0, 95]), paint: STEEL, form: "down" },
    { d: polygon([22, 84], [128, 84], [132, 90], [18, 90]), paint: "#4a4e55", form: "down" },
    { d: box(0, 94, 150, 6, 3), paint: "#8f959d", form: "down" },
  ],
};

const watch: Figure = {
  width: 46,
  height: 52,
  parts: [
    { d: "M13 0 C12 12 11 20 10 30 L36 30 C35 20 34 12 33 0 C27 -2 19 -2 13 0 Z", paint: "body", form: "round" },
    { d: "M10 70 C11 80 12 88 13 100 C19 102 27 102 33 100 C34 88 35 80 36 70 Z", paint: "body", form: "round" },
    { d: oval(23, 50, 23), paint: STEEL, form: "ball" },
    { d: oval(23, 50, 19.5), paint: "#1d2126", form: "even" },
    { d: oval(23, 50, 18), paint: "pale", form: "even" },
    ...Array.from({ length: 12 }, (_, hour): Part => {
      const [sin, cos] = [Math.sin((hour * Math.PI) / 6), Math.cos((hour * Math.PI) / 6)];
      return { d: stroke(23 + sin * 14.5, 50 - cos * 14.5, 23 + sin * 16.5, 50 - cos * 16.5), paint: BLACK, line: 1 };
    }),
    { d: stroke(23, 50, 16, 43), paint: BLACK, line: 1.8 },
    { d: stroke(23, 50, 32, 40), paint: BLACK, line: 1.3 },
    { d: oval(23, 50, 1.7), paint: "warm" },
    { d: box(45.5, 47, 4, 6, 1.5), paint: STEEL, form: "down" },
    glint(oval(16, 42, 8, 5)),
  ],
};

const clock: Figure = {
  width: 100,
  height: 44,
  parts: [
    { d: oval(50, 50, 50), paint: "body", form: "ball" },
    { d: oval(50, 50, 43), paint: "#f4efe4", form: "even" },
    ...Array.from({ length: 12 }, (_, hour): Part => {
      const [sin, cos] = [Math.sin((hour * Math.PI) / 6), Math.cos((hour * Math.PI) / 6)];
      const from = hour % 3 === 0 ? 32 : 35;
      return { d: stroke(50 + sin * from, 50 - cos * from, 50 + sin * 39, 50 - cos * 39), paint: BLACK, line: 2.4 };
    }),
    { d: stroke(50, 50, 50, 24), paint: BLACK, line: 3.4 },
    { d: stroke(50, 50, 68, 58), paint: BLACK, line: 4.4 },
    { d: oval(50, 50, 3.4), paint: "warm" },
  ],
};

const camera: Figure = {
  width: 140,
  height: 34,
  parts: [
    { d: "M44 14 L54 0 L88 0 L98 14 Z", paint: "#3a3d42", form: "down" },
    { d: box(0, 12, 140, 88, 12), paint: "#2b2e33", form: "down" },
    { d: box(0, 34, 140, 42), paint: "body", form: "down" },
    { d: box(14, 4, 20, 10, 3), paint: STEEL, form: "round" },
    { d: oval(71, 58, 37), paint: STEEL, form: "ball" },
    { d: oval(71, 58, 32), paint: BLACK, form: "even" },
    { d: oval(71, 58, 23), paint: "#26354a", form: "ball" },
    { d: oval(71, 58, 12), paint: "#0d141f", form: "ball" },
    { d: oval(62, 48, 6, 4), paint: "#ffffff", opacity: 0.6 },
    { d: oval(122, 24, 5), paint: "#d8483b", form: "ball" },
  ],
};

const headphones: Figure = {
  width: 96,
  height: 44,
  parts: [
    { d: "M12 62 C6 -12 90 -12 84 62", paint: "#2b2e33", form: "even", line: 8 },
    { d: "M16 40 C18 2 78 2 80 40", paint: "body", form: "round", line: 5 },
    { d: box(0, 50, 25, 46, 12), paint: "#2b2e33", form: "round" },
    { d: box(71, 50, 25, 46, 12), paint: "#2b2e33", form: "round" },
    { d: box(-3, 55, 15, 36, 7.5), paint: "body", form: "round" },
    { d: box(84, 55, 15, 36, 7.5), paint: "body", form: "round" },
  ],
};

/** Things with a screen or a dial. */
export const devices = { phone, tablet, laptop, watch, clock, camera, headphones };
