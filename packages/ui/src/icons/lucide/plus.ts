// Written by `npm run icons` from Lucide 1.75.0 (ISC License).
import { createIcon } from "../create-icon.ts";

export const Plus = /* @__PURE__ */ createIcon(["path", { d: "M5 12h14" }], ["path", { d: "M12 5v14" }]);
