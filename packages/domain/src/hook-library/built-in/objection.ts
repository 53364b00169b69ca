import { hooksOf } from "./hooks-of.ts";

export const objectionHooks = hooksOf({
  category: "objection",
  channel: "spoken",
  formats: ["ugc-video", "video-story"],
  tone: "friendly",
  lines: {
    "objection-1": "“[objection]” is fair. Try this first",
    "objection-2": "You think [product] is too expensive? Let's count together",
    "objection-3": "“I have no time for [task].” You need less than you think",
    "objection-4": "Everyone asks us about [objection]. Here is the honest answer",
    "objection-5": "Yes, [product] costs [price]. Here is what is in it",
    "objection-6": "“It won't work for me.” Good, let's check",
    "objection-7": "The one reason not to buy [product]",
    "objection-8": "If you have tried everything against [pain], I get the doubt",
  },
});
