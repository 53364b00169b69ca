import type { Figure, Part } from "./figure.ts";
import { box, oval, stroke } from "./paths.ts";

const TIRE = "#2b2622";

const bus: Figure = {
  width: 196,
  height: 54,
  place: "ground",
  parts: [
    { d: box(0, 4, 196, 82, 14), paint: "body", form: "down" },
    { d: box(0, 60, 196, 10), paint: "#f6f1e4", form: "even" },
    ...[12, 52, 92].map((x): Part => ({ d: box(x, 18, 34, 30, 4), paint: "#dbe7ec", form: "even" })),
    { d: box(136, 18, 22, 64, 3), paint: "#dbe7ec", form: "even" },
    { d: stroke(147, 18, 147, 82), paint: TIRE, line: 2 },
    { d: box(168, 18, 28, 34, 4), paint: "#dbe7ec", form: "even" },
    ...[40, 116].flatMap((x): Part[] => [
      { d: oval(x, 84, 16), paint: TIRE, form: "ball" },
      { d: oval(x, 84, 6), paint: "#b9bdc4", form: "ball" },
    ]),
  ],
};

/** A rowing boat, seen from its side. */
const boat: Figure = {
  width: 200,
  height: 34,
  place: "ground",
  parts: [
    { d: stroke(120, 6, 62, 92), paint: "#8a5a3a", line: 6 },
    {
      d: "M0 44 C40 54 160 54 200 44 C196 74 178 100 150 100 L50 100 C22 100 4 74 0 44 Z",
      paint: "body",
      form: "down",
    },
    { d: "M0 44 C40 54 160 54 200 44 L198 58 C160 66 40 66 2 58 Z", paint: "pale", form: "even" },
    { d: stroke(66, 86, 50, 100), paint: "#8a5a3a", line: 14 },
  ],
};

/** What people ride in, besides cars. */
export const vehicles = { bus, boat };
