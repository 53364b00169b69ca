import { hooksOf } from "./hooks-of.ts";

export const antiAdHooks = hooksOf({
  category: "anti-ad",
  channel: "spoken",
  formats: ["ugc-video", "video-story"],
  tone: "dry",
  lines: {
    "anti-ad-1": "I was ready to dislike [product]. Then [surprise]",
    "anti-ad-2": "This is an advert, so let us be quick: [product] ends [pain]",
    "anti-ad-3": "Please do not buy [product] if you like [pain]",
    "anti-ad-4": "No discount, no countdown. Just [product] and what it does",
    "anti-ad-5": "We could have hired an actor. Here is the [thing] instead",
    "anti-ad-6": "You can scroll on. [pain] will still be there",
    "anti-ad-7": "The least exciting video about [outcome] you will see today",
    "anti-ad-8": "Our marketing budget went into the [thing]. It shows",
  },
  genuine: ["anti-ad-1"],
});
