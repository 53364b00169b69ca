// Written by `npm run icons` from Lucide 1.75.0 (ISC License).
import { createIcon } from "../create-icon.ts";

export const CalendarArrowUp = /* @__PURE__ */ createIcon(
  ["path", { d: "m14 17 4-4 4 4" }],
  ["path", { d: "M16 2v3" }],
  ["path", { d: "M18 21v-8" }],
  ["path", { d: "M21 10.343V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h9" }],
  ["path", { d: "M3 9h18" }],
  ["path", { d: "M8 2v3" }],
);
