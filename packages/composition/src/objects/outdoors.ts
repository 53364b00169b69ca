import type { Figure, Part } from "./figure.ts";
import { box, oval, polygon, stroke } from "./paths.ts";

const SKIN = "#c98f6b";
const HAIR = "#3a261b";
const INK = "#22252a";
const GLASS = "#a9c3cf";

const wheel = (x: number, y: number, r: number): Part[] => [
  { d: oval(x, y, r), paint: INK, line: r * 0.14 },
  { d: oval(x, y, r * 0.86), paint: "#c3c7cc", line: r * 0.05 },
  ...Array.from({ length: 10 }, (_, at): Part => {
    const [sin, cos] = [Math.sin((at * Math.PI) / 10), Math.cos((at * Math.PI) / 10)];
    return {
      d: stroke(x - sin * r * 0.84, y - cos * r * 0.84, x + sin * r * 0.84, y + cos * r * 0.84),
      paint: "#9aa0a6",
      line: 0.5,
      opacity: 0.8,
    };
  }),
  { d: oval(x, y, r * 0.1), paint: INK },
];

const bicycle: Figure = {
  width: 166,
  height: 52,
  place: "ground",
  parts: [
    ...wheel(33, 67, 32),
    ...wheel(133, 67, 32),
    { d: "M33 67 L60 24 L112 24 L76 68 Z", paint: "body", form: "even", line: 4.4 },
    { d: "M60 24 L76 68", paint: "body", form: "even", line: 4.4 },
    { d: "M56 14 L60 24", paint: INK, line: 4 },
    { d: "M44 12 C52 8 64 8 70 13 C62 18 50 18 44 12 Z", paint: HAIR, form: "down" },
    { d: "M133 67 L108 8", paint: "body", form: "even", line: 4.4 },
    { d: "M108 8 C118 2 126 2 128 10", paint: INK, line: 4 },
    { d: oval(76, 68, 8), paint: "#8f959b", form: "ball" },
    { d: "M76 68 L84 84 M78 85 L91 83", paint: INK, line: 3 },
  ],
};

const car: Figure = {
  width: 250,
  height: 34,
  place: "ground",
  parts: [
    {
      d: "M4 78 C0 58 6 48 22 44 L62 38 C76 16 92 4 120 2 C156 0 178 10 196 36 C222 38 244 46 247 60 L248 78 C246 84 242 86 236 86 L14 86 C8 86 5 84 4 78 Z",
      paint: "body",
      form: "down",
    },
    { d: "M72 38 C84 20 96 11 116 10 L116 38 Z", paint: GLASS, form: "even" },
    { d: "M124 10 C150 9 168 16 184 37 L124 38 Z", paint: GLASS, form: "even" },
    { d: stroke(120, 10, 120, 82), paint: "#000000", line: 1.4, opacity: 0.4 },
    { d: box(128, 48, 16, 4, 2), paint: "deep" },
    { d: "M4 60 L20 58 L20 66 L5 68 Z", paint: "#f7e3ad", form: "even" },
    { d: "M247 58 L232 56 L232 66 L248 68 Z", paint: "#c2382e", form: "even" },
    ...[56, 196].flatMap((x): Part[] => [
      { d: oval(x, 80, 23, 22), paint: INK },
      { d: oval(x, 80, 12, 11.5), paint: "#b9bdc4", form: "ball" },
      { d: oval(x, 80, 4), paint: INK },
    ]),
  ],
};

/** From the waist up: it stands at the lower edge of the picture. */
const person: Figure = {
  width: 92,
  height: 96,
  place: "room",
  parts: [
    {
      d: "M24 34 C16 10 30 -2 47 -1 C66 -1 76 12 69 36 C68 44 64 50 60 52 L34 52 C28 48 25 42 24 34 Z",
      paint: HAIR,
      form: "ball",
    },
    { d: "M39 42 L55 42 L56 60 C50 66 44 66 38 60 Z", paint: "#b57c5a", form: "round" },
    {
      d: "M0 100 C0 74 8 64 26 59 C32 57 36 57 38 56 C42 63 52 63 56 56 C58 57 62 57 68 59 C86 64 92 74 92 100 Z",
      paint: "body",
      form: "round",
    },
    { d: "M38 56 C42 64 52 64 56 56 L59 58 C54 70 40 70 35 58 Z", paint: "pale", form: "down" },
    {
      d: "M31 22 C31 10 38 7 47 7 C56 7 63 10 63 22 C63 38 57 49 47 49 C37 49 31 38 31 22 Z",
      paint: SKIN,
      form: "ball",
    },
    {
      d: "M30 24 C30 8 40 3 48 4 C58 4 65 10 64 24 C60 16 54 13 46 14 C38 14 33 18 30 24 Z",
      paint: HAIR,
      form: "even",
    },
    { d: oval(41, 27, 1.5, 1.9), paint: "#2a1a12" },
    { d: oval(53.5, 27, 1.5, 1.9), paint: "#2a1a12" },
    { d: "M38 22.6 Q41 21 44 22.6", paint: HAIR, line: 1.1 },
    { d: "M51 22.6 Q54 21 57 22.6", paint: HAIR, line: 1.1 },
    { d: "M47.4 27 Q46 33 48.4 34.4", paint: "#a3694a", line: 0.9 },
    { d: "M42 39 Q47.5 43.5 53 38.6", paint: "#8f4c3c", line: 1.5 },
    { d: "M20 100 C20 86 22 78 26 72", paint: "#000000", line: 1, opacity: 0.25 },
    { d: "M72 100 C72 86 70 78 66 72", paint: "#000000", line: 1, opacity: 0.25 },
  ],
};

/** From where a finger grows to its tip. */
const FINGERS = [
  [18, 52, 7, 22],
  [29, 48, 25, 8],
  [41, 47, 43, 4],
  [53, 50, 60, 12],
] as const;
const finger = (line: number, paint: Part["paint"]): Part[] =>
  FINGERS.map(([x, y, tipX, tipY]) => ({ d: stroke(x, y + 12, tipX, tipY), paint, form: "plain", line }));

/** An open hand that comes up from below. */
const hand: Figure = {
  width: 80,
  height: 72,
  place: "room",
  parts: [
    { d: "M23 62 C21 78 20 92 19 110 L57 110 C57 94 58 82 61 70 Z", paint: SKIN, form: "round" },
    { d: "M14 92 C26 88 50 88 62 92 L63 112 L12 112 Z", paint: "body", form: "round" },
    { d: "M58 74 C68 68 74 58 78 46", paint: "#9a664a", form: "plain", line: 12.6 },
    { d: "M57 73 C67 67 73 57 77 45", paint: SKIN, form: "plain", line: 11 },
    ...finger(12.4, "#9a664a"),
    ...finger(11, SKIN),
    {
      d: "M12.4 52 C12 66 15 80 24 87 C34 93 46 92 54 86 C62 79 64 64 60 52 C50 44 26 44 12.4 52 Z",
      paint: SKIN,
      form: "plain",
    },
    { d: oval(36, 68, 17, 13), paint: "#d9a684", opacity: 0.55, blur: 4 },
    { d: "M20 84 C26 90 46 91 54 85", paint: "#8f5c41", line: 4, opacity: 0.35, blur: 2 },
    { d: "M24 66 C34 59 46 60 55 68", paint: "#8f5c41", line: 1, opacity: 0.6 },
    { d: "M22 76 C30 66 42 64 52 57", paint: "#8f5c41", line: 1, opacity: 0.45 },
    { d: "M34 88 C30 78 36 68 48 63", paint: "#8f5c41", line: 1, opacity: 0.4 },
    ...FINGERS.map(([x, y, tipX, tipY]): Part => {
      const at = (share: number) => [x + (tipX - x) * share, y + 12 + (tipY - y - 12) * share] as const;
      const [[ax, ay], [bx, by]] = [at(0.48), at(0.74)];
      return {
        d: `M${ax - 3} ${ay} L${ax + 3} ${ay} M${bx - 2.6} ${by} L${bx + 2.6} ${by}`,
        paint: "#8f5c41",
        line: 0.8,
        opacity: 0.4,
      };
    }),
  ],
};

const tree: Figure = {
  width: 84,
  height: 70,
  place: "ground",
  parts: [
    { d: "M37 52 L47 52 L50 100 L34 100 Z", paint: "#6b4a30", form: "round" },
    { d: oval(42, 32, 40, 32), paint: "#587348", form: "ball" },
    { d: oval(24, 40, 22, 19), paint: "#64824f", form: "ball" },
    { d: oval(62, 42, 20, 17), paint: "#486039", form: "ball" },
  ],
};

const dog: Figure = {
  width: 84,
  height: 46,
  place: "room",
  parts: [
    { d: "M68 76 C84 70 84 52 78 46", paint: "#a9764a", line: 6 },
    { d: "M22 98 C18 74 24 46 40 42 C60 40 74 62 74 98 Z", paint: "#b98453", form: "round" },
    { d: box(22, 66, 10, 34, 5), paint: "#c79563", form: "round" },
    { d: box(38, 66, 10, 34, 5), paint: "#b98453", form: "round" },
    { d: oval(62, 94, 15, 7), paint: "#a9764a", form: "ball" },
    {
      d: "M14 20 C14 6 28 0 38 2 C50 4 54 16 52 28 C50 42 42 48 30 48 C20 48 14 40 10 38 C4 36 4 26 14 24 Z",
      paint: "#c79563",
      form: "ball",
    },
    { d: "M46 6 C56 8 60 22 54 36 C48 34 44 22 46 6 Z", paint: "#7d5230", form: "down" },
    { d: oval(8, 29, 4.2, 3.4), paint: INK, form: "ball" },
    { d: oval(25, 19, 2.4), paint: INK },
    { d: "M10 38 Q18 43 26 38", paint: "#5a3a22", line: 1.4 },
    { d: box(27, 46, 24, 5, 2.5), paint: "body", form: "round" },
  ],
};

const cat: Figure = {
  width: 70,
  height: 42,
  place: "room",
  parts: [
    { d: "M58 92 C78 88 74 58 64 52", paint: "#5c5a57", line: 7 },
    { d: "M12 98 C6 66 18 42 34 42 C52 42 62 68 58 98 Z", paint: "#75726e", form: "round" },
    { d: polygon([13, 22], [15, -2], [30, 10]), paint: "#6a6764" },
    { d: polygon([39, 10], [54, -2], [56, 22]), paint: "#5a5754" },
    { d: oval(34.5, 26, 22, 20), paint: "#807d78", form: "ball" },
    { d: oval(26, 24, 3.4, 4.2), paint: "#b9c25a" },
    { d: oval(43, 24, 3.4, 4.2), paint: "#b9c25a" },
    { d: oval(26, 24, 1.2, 3.6), paint: INK },
    { d: oval(43, 24, 1.2, 3.6), paint: INK },
    { d: polygon([32, 31], [37, 31], [34.5, 34]), paint: "#c98a86" },
    { d: box(20, 70, 10, 30, 5), paint: "#8a8782", form: "round" },
    { d: box(37, 70, 10, 30, 5), paint: "#75726e", form: "round" },
    { d: stroke(20, 33, 4, 30), paint: "#e9e5de", line: 0.7 },
    { d: stroke(49, 33, 65, 30), paint: "#e9e5de", line: 0.7 },
  ],
};

/** People, animals and what stands outside. */
export const outdoors = { bicycle, car, person, hand, tree, dog, cat };
