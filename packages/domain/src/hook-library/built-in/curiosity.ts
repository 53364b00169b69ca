import { hooksOf } from "./hooks-of.ts";

export const curiosityHooks = hooksOf({
  category: "curiosity",
  channel: "on-screen",
  formats: ["video-story", "ugc-video", "carousel-image"],
  tone: "playful",
  lines: {
    "curiosity-1": "Nobody told me [product] could do this",
    "curiosity-2": "The part of [outcome] nobody films",
    "curiosity-3": "I looked at how [product] is really made",
    "curiosity-4": "One small setting, and [pain] got quiet",
    "curiosity-5": "Look at what happens after [time]",
    "curiosity-6": "There is a reason [audience] keep this one",
    "curiosity-7": "Wait for what [product] does at the end",
    "curiosity-8": "The odd detail in [product] that matters most",
    "curiosity-9": "What [pain] is actually trying to tell you",
  },
});
