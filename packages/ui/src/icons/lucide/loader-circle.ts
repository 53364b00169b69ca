// Written by `npm run icons` from Lucide 1.75.0 (ISC License).
import { createIcon } from "../create-icon.ts";

export const LoaderCircle = /* @__PURE__ */ createIcon(["path", { d: "M21 12a9 9 0 1 1-6.219-8.56" }]);
