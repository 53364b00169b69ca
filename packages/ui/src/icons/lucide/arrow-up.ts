// Written by `npm run icons` from Lucide 1.75.0 (ISC License).
import { createIcon } from "../create-icon.ts";

export const ArrowUp = /* @__PURE__ */ createIcon(["path", { d: "m5 12 7-7 7 7" }], ["path", { d: "M12 19V5" }]);
