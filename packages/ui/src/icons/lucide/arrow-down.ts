// Written by `npm run icons` from Lucide 1.75.0 (ISC License).
import { createIcon } from "../create-icon.ts";

export const ArrowDown = /* @__PURE__ */ createIcon(["path", { d: "M12 5v14" }], ["path", { d: "m19 12-7 7-7-7" }]);
