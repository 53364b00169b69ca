import { hooksOf } from "./hooks-of.ts";

export const howToWithoutHooks = hooksOf({
  category: "how-to-without",
  channel: "spoken",
  formats: ["video-story", "carousel-image", "ugc-video"],
  tone: "helpful",
  lines: {
    "how-to-1": "How to get [outcome] without [pain]",
    "how-to-2": "The calm way to [outcome]",
    "how-to-3": "Save this before [pain] comes back",
    "how-to-4": "[outcome] with no [competitor-way], step by step",
    "how-to-5": "Get [outcome] in the time it takes to make coffee",
    "how-to-6": "Here is [outcome], even if you have never tried before",
    "how-to-7": "Three steps to [outcome], and none of them is hard",
    "how-to-8": "How [audience] get [outcome] on a busy day",
    "how-to-9": "Skip [competitor-way] and still get [outcome]",
  },
});
