// Written by `npm run icons` from Lucide 1.75.0 (ISC License).
import { createIcon } from "../create-icon.ts";

export const ChevronLeft = /* @__PURE__ */ createIcon(["path", { d: "m15 18-6-6 6-6" }]);
