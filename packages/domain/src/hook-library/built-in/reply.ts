import { hooksOf } from "./hooks-of.ts";

export const replyHooks = hooksOf({
  category: "reply",
  channel: "spoken",
  formats: ["ugc-video", "video-story"],
  tone: "friendly",
  lines: {
    "reply-1": "Answering everyone who asked about [topic]",
    "reply-2": "You asked what [product] is like after [time]. Here you go",
    "reply-3": "Someone wrote “[objection]”. Let's look at it",
    "reply-4": "The question we get most from [audience]",
    "reply-5": "You wanted to see [task] up close",
    "reply-6": "Reply to the comment about [pain], because it was a good one",
    "reply-7": "Part two, because you asked how [outcome] really works",
    "reply-8": "Yes, you can use [product] for that. Watch",
  },
});
