// Written by `npm run icons` from Lucide 1.75.0 (ISC License).
import { createIcon } from "../create-icon.ts";

export const ChevronRight = /* @__PURE__ */ createIcon(["path", { d: "m9 18 6-6-6-6" }]);
