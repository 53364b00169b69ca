import { hooksOf } from "./hooks-of.ts";

export const reactionHooks = hooksOf({
  category: "reaction",
  channel: "on-screen",
  formats: ["meme-video", "ugc-video", "meme-image"],
  tone: "funny",
  lines: {
    "reaction-1": "When [product] does [surprise]",
    "reaction-2": "Our face when [pain] comes back",
    "reaction-3": "When the [thing] finally works",
    "reaction-4": "The moment [audience] see the price",
    "reaction-5": "When someone recommends [competitor-way] again",
    "reaction-6": "The second [outcome] kicks in",
    "reaction-7": "When you realise [pain] had an off switch",
    "reaction-8": "That look when it was this easy",
  },
});
