import { hooksOf } from "./hooks-of.ts";

export const challengeHooks = hooksOf({
  category: "challenge",
  channel: "on-screen",
  formats: ["carousel-image", "meme-video", "ugc-image"],
  tone: "playful",
  lines: {
    "challenge-1": "Guess which of these two took [time]",
    "challenge-2": "Find [product] in this picture",
    "challenge-3": "Try this for a week and tell us",
    "challenge-4": "Can you tell which one is [product]?",
    "challenge-5": "Stop at the frame that looks like your day",
    "challenge-6": "Count every [thing] in this room",
    "challenge-7": "Guess the price before the last slide",
    "challenge-8": "I bet you do this with [task]",
  },
});
