import { hooksOf } from "./hooks-of.ts";

export const listHooks = hooksOf({
  category: "list",
  channel: "slide-1",
  formats: ["carousel-image", "video-story"],
  tone: "helpful",
  lines: {
    "list-1": "3 signs you are ready for [outcome]",
    "list-2": "5 things [audience] get wrong",
    "list-3": "3 questions to ask before you buy [product]",
    "list-4": "4 small habits that lead to [outcome]",
    "list-5": "3 quiet causes of [pain]",
    "list-6": "5 ways to use [product] you did not think of",
    "list-7": "3 things I would set up again from zero",
    "list-8": "6 words that explain [pain] better than an hour of video",
    "list-9": "4 mistakes on the way to [outcome]. Slide 4 hurts",
  },
});
