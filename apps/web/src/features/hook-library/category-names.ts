import type { HookCategory } from "@vignette/domain/hook-library";

/** What people call the categories. */
export const categoryNames: Record<HookCategory, string> = {
  curiosity: "Curiosity",
  contrarian: "Contrarian",
  "mistake-cost": "Mistake cost",
  list: "List",
  "how-to": "How to",
  proof: "Proof",
  pov: "POV",
  question: "Question",
};
