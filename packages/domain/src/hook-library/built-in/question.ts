import { hooksOf } from "./hooks-of.ts";

export const questionHooks = hooksOf({
  category: "question",
  channel: "on-screen",
  formats: ["video-story", "carousel-image", "ugc-video", "meme-image"],
  tone: "curious",
  lines: {
    "question-1": "Why do [audience] put up with [pain]?",
    "question-2": "What would you do with [outcome]?",
    "question-3": "Is [product] worth [price]?",
    "question-4": "Why does [task] still take [time]?",
    "question-5": "When did [pain] become normal?",
    "question-6": "How many of these do you know?",
    "question-7": "What if [pain] was never your fault?",
    "question-8": "Who decided [competitor-way] was the only way?",
    "question-9": "Would you notice if [pain] was gone?",
  },
});
