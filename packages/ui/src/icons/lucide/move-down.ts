// Written by `npm run icons` from Lucide 1.75.0 (ISC License).
import { createIcon } from "../create-icon.ts";

export const MoveDown = /* @__PURE__ */ createIcon(["path", { d: "M8 18L12 22L16 18" }], ["path", { d: "M12 2V22" }]);
