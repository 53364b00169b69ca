// Written by `npm run icons` from Lucide 1.75.0 (ISC License).
import { createIcon } from "../create-icon.ts";

export const MoveUp = /* @__PURE__ */ createIcon(["path", { d: "M8 6L12 2L16 6" }], ["path", { d: "M12 2V22" }]);
