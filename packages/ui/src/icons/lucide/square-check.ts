// Written by `npm run icons` from Lucide 1.75.0 (ISC License).
import { createIcon } from "../create-icon.ts";

export const SquareCheck = /* @__PURE__ */ createIcon(
  ["rect", { width: "18", height: "18", x: "3", y: "3", rx: "2" }],
  ["path", { d: "m16 9-5.5 5.5L8 12" }],
);
