import { hooksOf } from "./hooks-of.ts";

export const mistakeCostHooks = hooksOf({
  category: "mistake-cost",
  channel: "on-screen",
  formats: ["video-story", "carousel-image"],
  tone: "serious",
  lines: {
    "mistake-1": "The small mistake behind [pain]",
    "mistake-2": "We ignored [pain] for a year",
    "mistake-3": "What [pain] really costs [audience]",
    "mistake-4": "This tiny [thing] cost us [loss]",
    "mistake-5": "You are paying for [pain] twice",
    "mistake-6": "The cheap fix made [pain] worse",
    "mistake-7": "One skipped step, and [outcome] is gone",
    "mistake-8": "Check this before it costs you [loss]",
    "mistake-9": "The mistake [audience] only make once",
  },
});
