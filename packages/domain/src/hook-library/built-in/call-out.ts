import { hooksOf } from "./hooks-of.ts";

export const callOutHooks = hooksOf({
  category: "call-out",
  channel: "on-screen",
  formats: ["video-story", "meme-video", "carousel-image"],
  tone: "direct",
  lines: {
    "call-out-1": "[audience]: this one is for you",
    "call-out-2": "Only for people who know [pain]",
    "call-out-3": "[audience], your [thing] is costing you [loss]",
    "call-out-4": "If [pain] sounds familiar, keep watching",
    "call-out-5": "Dear [audience], you can stop doing that",
    "call-out-6": "Not for everyone. For [audience], yes",
    "call-out-7": "You searched for [outcome]. You found it",
    "call-out-8": "Hey [audience], look at your [thing]",
  },
});
