// Written by `npm run icons` from Lucide 1.75.0 (ISC License).
import { createIcon } from "../create-icon.ts";

export const ChevronDown = /* @__PURE__ */ createIcon(["path", { d: "m6 9 6 6 6-6" }]);
