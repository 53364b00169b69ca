import type { Figure, Part } from "./figure.ts";
import { box, oval, stroke } from "./paths.ts";

const SKIN = "#efc39c";

/** Its toes, from the big one on: where each is, and how large it and its nail are. */
const TOES = [
  [20, 19, 13, 17],
  [42, 15, 9, 13],
  [58, 18, 8, 12],
  [72, 23, 7.5, 11],
  [85, 30, 7, 10],
] as const;

/** Seen from above; its nails have the color that it is given. */
const foot: Figure = {
  width: 96,
  height: 44,
  parts: [
    {
      d: "M30 100 C14 98 12 84 13 66 C14 52 4 46 8 34 C18 22 78 24 91 38 C94 52 80 58 76 72 C72 92 60 101 46 101 C40 101 34 101 30 100 Z",
      paint: SKIN,
      form: "ball",
    },
    ...TOES.flatMap(([x, y, rx, ry]): Part[] => [
      { d: oval(x, y + 2, rx, ry), paint: SKIN, form: "ball" },
      { d: box(x - rx * 0.62, y - ry * 0.8, rx * 1.24, ry * 0.95, rx * 0.5), paint: "body", form: "even" },
    ]),
  ],
};

const plaster: Figure = {
  width: 216,
  height: 14,
  parts: [
    { d: box(0, 8, 216, 84, 42), paint: "#dfa878", form: "down" },
    { d: box(72, 8, 72, 84, 4), paint: "#f6f1e4", form: "even" },
    ...[30, 50, 166, 186].flatMap((x) => [36, 64].map((y): Part => ({ d: oval(x, y, 4.5), paint: "#7a5230" }))),
  ],
};

const mirror: Figure = {
  width: 78,
  height: 44,
  parts: [
    { d: box(33, 70, 12, 30, 5), paint: "body", form: "round" },
    { d: oval(39, 40, 38, 40), paint: "body", form: "round" },
    { d: oval(39, 40, 29, 31), paint: "#dbe7ec", form: "even" },
    { d: stroke(26, 46, 44, 22), paint: "#2a2c30", line: 2 },
    { d: stroke(36, 54, 56, 28), paint: "#2a2c30", line: 2 },
  ],
};

/** Hair stands off it all around. */
const FUZZ =
  "M101.8 58.1 L93.6 59.5 L98.5 70.9 L90.2 70.1 L91.5 82.2 L83.7 79.3 L81.2 91.3 L74.7 86.5 L68.6 97.4 L63.8 91.1 L54.6 99.9 L52.0 92.6 L40.5 98.8 L40.2 91.1 L27.2 94.0 L29.3 86.5 L16.0 85.9 L20.3 79.3 L7.7 75.3 L13.8 70.1 L3.0 62.9 L10.4 59.5 L2.2 49.9 L10.4 48.5 L5.5 37.1 L13.8 37.9 L12.5 25.8 L20.3 28.7 L22.8 16.7 L29.3 21.5 L35.4 10.6 L40.2 16.9 L49.4 8.1 L52.0 15.4 L63.5 9.2 L63.8 16.9 L76.8 14.0 L74.7 21.5 L88.0 22.1 L83.7 28.7 L96.3 32.7 L90.2 37.9 L101.0 45.1 L93.6 48.5 Z";

const hairball: Figure = {
  width: 104,
  height: 22,
  parts: [
    {
      d: FUZZ,
      paint: "body",
      form: "ball",
    },
    ...[
      "M20 60 C26 34 52 26 68 40 C78 52 68 68 52 66 C40 62 42 48 54 48",
      "M22 78 C40 92 66 90 80 72",
      "M12 44 C2 40 0 28 4 20",
      "M92 44 C104 38 104 26 100 18",
      "M50 8 C46 0 54 -4 62 -2",
      "M18 90 C10 96 4 96 0 92",
    ].map((d): Part => ({ d, paint: "#1d1c1a", line: 2.6 })),
  ],
};

const lintRoller: Figure = {
  width: 76,
  height: 30,
  parts: [
    { d: box(31, 58, 14, 42, 6), paint: "body", form: "round" },
    { d: "M38 60 L38 52 L70 52 L70 30", paint: "deep", line: 4 },
    { d: box(4, 4, 64, 44, 10), paint: "#f6f1e4", form: "down" },
    { d: box(4, 4, 10, 44, 5), paint: "body", form: "down" },
    ...["M24 14 Q30 22 26 30", "M38 34 Q46 28 44 18", "M52 12 Q58 20 54 30"].map(
      (d): Part => ({ d, paint: "#1d1c1a", line: 1.8 }),
    ),
  ],
};

/** What people have for themselves and their animals, and what it is for. */
export const care = { foot, plaster, mirror, hairball, "lint roller": lintRoller };
