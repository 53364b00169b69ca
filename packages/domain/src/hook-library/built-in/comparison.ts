import { hooksOf } from "./hooks-of.ts";

export const comparisonHooks = hooksOf({
  category: "comparison",
  channel: "on-screen",
  formats: ["video-story", "carousel-image"],
  tone: "plain",
  lines: {
    "comparison-1": "Same [task], two ways, one stopwatch",
    "comparison-2": "[product] or [competitor-way]? Side by side",
    "comparison-3": "What [price] buys you here, and elsewhere",
    "comparison-4": "The old way, the new way, one minute each",
    "comparison-5": "Two answers to [pain]. One of them lasts",
    "comparison-6": "We put both on the same table",
    "comparison-7": "[competitor-way] is fine. Until you see this",
    "comparison-8": "Which would you keep: left or right?",
  },
});
