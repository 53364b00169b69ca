import { hooksOf } from "./hooks-of.ts";

export const insiderHooks = hooksOf({
  category: "insider",
  channel: "spoken",
  formats: ["video-story", "ugc-video"],
  tone: "calm",
  lines: {
    "insider-1": "What a [role] checks before [decision]",
    "insider-2": "How the people who make [product] use it at home",
    "insider-3": "The first thing I look at when someone has [pain]",
    "insider-4": "What the label of [product] does not tell you",
    "insider-5": "A [role] shows you [task] in one minute",
    "insider-6": "Here is the part of [product] we argued about longest",
    "insider-7": "What we tell friends who ask about [pain]",
    "insider-8": "Behind the door: how [product] gets ready for you",
  },
});
