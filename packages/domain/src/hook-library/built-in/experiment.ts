import { hooksOf } from "./hooks-of.ts";

export const experimentHooks = hooksOf({
  category: "experiment",
  channel: "spoken",
  formats: ["video-story", "ugc-video"],
  tone: "curious",
  lines: {
    "experiment-1": "[number] days of [action], no edits, here are the numbers",
    "experiment-2": "We tested [product] against [competitor-way] on camera",
    "experiment-3": "I gave [product] one honest try. Here is the tape",
    "experiment-4": "Can [product] survive [task]? Let's find out",
    "experiment-5": "We changed one thing about [pain] and watched",
    "experiment-6": "Day one of [action], with nothing cut out",
    "experiment-7": "What happens to [pain] if you do nothing but this",
    "experiment-8": "We asked [audience] to try to break it",
  },
  genuine: ["experiment-3"],
});
