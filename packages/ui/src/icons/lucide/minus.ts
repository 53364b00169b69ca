// Written by `npm run icons` from Lucide 1.75.0 (ISC License).
import { createIcon } from "../create-icon.ts";

export const Minus = /* @__PURE__ */ createIcon(["path", { d: "M5 12h14" }]);
