// Written by `npm run icons` from Lucide 1.75.0 (ISC License).
import { createIcon } from "../create-icon.ts";

export const X = /* @__PURE__ */ createIcon(["path", { d: "M18 6 6 18" }], ["path", { d: "m6 6 12 12" }]);
