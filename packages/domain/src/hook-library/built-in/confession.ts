import { hooksOf } from "./hooks-of.ts";

export const confessionHooks = hooksOf({
  category: "confession",
  channel: "spoken",
  formats: ["ugc-video", "video-story"],
  tone: "honest",
  lines: {
    "confession-1": "I put off [task] for [time] because of [pain]",
    "confession-2": "My worst week of [pain], on camera",
    "confession-3": "We almost did not launch [product]. Here is why",
    "confession-4": "The first version of [product] was not good enough",
    "confession-5": "I pretended [pain] was normal",
    "confession-6": "Here is what we got wrong about [outcome]",
    "confession-7": "We built [product] because we were tired of [pain]",
    "confession-8": "I nearly gave up on [outcome]. One thing changed that",
  },
  genuine: ["confession-1", "confession-2", "confession-5", "confession-8"],
});
