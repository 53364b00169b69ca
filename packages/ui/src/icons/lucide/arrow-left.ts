// Written by `npm run icons` from Lucide 1.75.0 (ISC License).
import { createIcon } from "../create-icon.ts";

export const ArrowLeft = /* @__PURE__ */ createIcon(["path", { d: "m12 19-7-7 7-7" }], ["path", { d: "M19 12H5" }]);
