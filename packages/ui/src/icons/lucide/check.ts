// Written by `npm run icons` from Lucide 1.75.0 (ISC License).
import { createIcon } from "../create-icon.ts";

export const Check = /* @__PURE__ */ createIcon(["path", { d: "M20 6 9 17l-5-5" }]);
