import { hooksOf } from "./hooks-of.ts";

export const demoFirstHooks = hooksOf({
  category: "demo-first",
  channel: "on-screen",
  formats: ["ugc-video", "video-story"],
  tone: "plain",
  lines: {
    "demo-1": "Watch the left corner while I [action]",
    "demo-2": "From [input] to [outcome] in one take",
    "demo-3": "No talking. Just [product] at work",
    "demo-4": "[product], start to finish, no cuts",
    "demo-5": "Here is [pain]. Here is [product]. Watch",
    "demo-6": "Press once. That was it",
    "demo-7": "Let me show you instead of telling you",
    "demo-8": "The whole thing in ten seconds",
  },
});
