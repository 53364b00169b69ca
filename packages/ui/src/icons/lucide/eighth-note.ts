// Written by `npm run icons` from Lucide 1.75.0 (ISC License).
import { createIcon } from "../create-icon.ts";

export const Music2 = /* @__PURE__ */ createIcon(
  ["path", { d: "m19 6-5.2-3.9a.5.5 0 0 0-.8.4V18" }],
  ["circle", { cx: "9", cy: "18", r: "4" }],
);
