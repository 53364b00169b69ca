import type { Figure, Part } from "./figure.ts";
import { oval } from "./paths.ts";

const CRUST = "#b8743a";
const CRUMB = "#ecd3a4";

/** Where the dough was cut before baking, open and pale. */
const cut = (x: number, y: number): Part[] => [
  {
    d: `M${x} ${y} Q${x + 4} ${y - 26} ${x + 34} ${y - 40} Q${x + 22} ${y - 18} ${x} ${y} Z`,
    paint: CRUMB,
    form: "even",
  },
  {
    d: `M${x} ${y} Q${x + 4} ${y - 26} ${x + 34} ${y - 40}`,
    paint: "#7d451c",
    line: 2,
    opacity: 0.6,
  },
];

const bread: Figure = {
  width: 172,
  height: 30,
  parts: [
    {
      d: "M4 76 C-6 36 34 4 86 4 C138 4 178 36 168 76 C164 92 150 100 130 100 L42 100 C22 100 8 92 4 76 Z",
      paint: CRUST,
      form: "ball",
    },
    { d: oval(86, 34, 58, 22), paint: "#ffffff", opacity: 0.22, blur: 8 },
    ...[30, 70, 110].flatMap((x) => cut(x, 66)),
  ],
};

/** What is baked. */
export const food = { bread };
