import { hooksOf } from "./hooks-of.ts";

export const countdownHooks = hooksOf({
  category: "countdown",
  channel: "slide-1",
  formats: ["carousel-image", "video-story"],
  tone: "helpful",
  lines: {
    "countdown-1": "5 things to check before [event]",
    "countdown-2": "[number] days until [event]. Start here",
    "countdown-3": "Before you order [product]: 3, 2, 1",
    "countdown-4": "3 minutes to [outcome], starting now",
    "countdown-5": "The last 3 things to do before [event]",
    "countdown-6": "From 5 to 1: what helps most against [pain]",
    "countdown-7": "4 weeks, 4 steps, [outcome]",
    "countdown-8": "Ranked: everything [audience] try against [pain]",
  },
});
