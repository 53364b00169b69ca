import { hooksOf } from "./hooks-of.ts";

export const povHooks = hooksOf({
  category: "pov",
  channel: "on-screen",
  formats: ["meme-video", "meme-image", "ugc-video"],
  tone: "funny",
  lines: {
    "pov-1": "POV: [pain] is finally over",
    "pov-2": "A day with [product], start to finish",
    "pov-3": "POV: it is [time] and [pain] again",
    "pov-4": "Me explaining [topic] to [audience]",
    "pov-5": "POV: you found [product] before payday",
    "pov-6": "Me, pretending [pain] is fine",
    "pov-7": "POV: [outcome], and nobody is watching",
    "pov-8": "When someone says [pain] is normal",
    "pov-9": "[audience] on a Monday, a documentary",
  },
});
