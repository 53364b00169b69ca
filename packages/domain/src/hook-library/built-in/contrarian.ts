import { hooksOf } from "./hooks-of.ts";

export const contrarianHooks = hooksOf({
  category: "contrarian",
  channel: "on-screen",
  formats: ["video-story", "carousel-image"],
  tone: "bold",
  lines: {
    "contrarian-1": "Stop fixing [pain] the hard way",
    "contrarian-2": "You don't need more willpower for [outcome]",
    "contrarian-3": "Unpopular opinion for [audience]",
    "contrarian-4": "[competitor-way] is not the problem. This is",
    "contrarian-5": "I would skip [common-advice] and do this",
    "contrarian-6": "[outcome] is boring. That is why it works",
    "contrarian-7": "More effort will not end [pain]",
    "contrarian-8": "[audience] were sold the wrong fix",
    "contrarian-9": "Do less. Get [outcome] anyway",
  },
});
