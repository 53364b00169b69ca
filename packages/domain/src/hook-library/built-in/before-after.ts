import { hooksOf } from "./hooks-of.ts";

export const beforeAfterHooks = hooksOf({
  category: "before-after",
  channel: "on-screen",
  formats: ["ugc-image", "carousel-image", "video-story"],
  tone: "honest",
  lines: {
    "before-after-1": "[time] ago: [pain]. This morning: [outcome]",
    "before-after-2": "Left: [pain]. Right: [outcome]",
    "before-after-3": "From [pain] to [outcome], step by step",
    "before-after-4": "Same room, same light, with and without [product]",
    "before-after-5": "Swipe to see what [product] changes",
    "before-after-6": "What [pain] looked like. What it looks like now",
    "before-after-7": "The day before [product], the day after",
    "before-after-8": "Spot the difference [product] makes",
  },
});
