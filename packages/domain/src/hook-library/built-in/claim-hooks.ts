/** Hooks that make a claim: a surprise, a list, a cost, a myth, a comparison. */
import { hooksOf } from "./hooks-of.ts";

export const curiosityHooks = hooksOf({
  category: "curiosity",
  channel: "on-screen",
  formats: ["video-story", "ugc-video", "carousel-image"],
  tone: "playful",
  lines: {
    "curiosity-1": "Nobody told me [product] could do this",
    "curiosity-2": "The part of [outcome] nobody films",
    "curiosity-3": "I looked at how [product] is really made",
    "curiosity-4": "One small setting, and [pain] got quiet",
    "curiosity-5": "Look at what happens after [time]",
    "curiosity-6": "There is a reason [audience] keep this one",
    "curiosity-7": "Wait for what [product] does at the end",
    "curiosity-8": "The odd detail in [product] that matters most",
    "curiosity-9": "What [pain] is actually trying to tell you",
  },
});

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

export const mistakeCostHooks = hooksOf({
  category: "mistake-cost",
  channel: "on-screen",
  formats: ["video-story", "carousel-image"],
  tone: "serious",
  lines: {
    "mistake-1": "The small mistake behind [pain]",
    "mistake-2": "We ignored [pain] for a year",
    "mistake-3": "What [pain] really costs [audience]",
    "mistake-4": "This tiny [thing] cost us [loss]",
    "mistake-5": "You are paying for [pain] twice",
    "mistake-6": "The cheap fix made [pain] worse",
    "mistake-7": "One skipped step, and [outcome] is gone",
    "mistake-8": "Check this before it costs you [loss]",
    "mistake-9": "The mistake [audience] only make once",
  },
});

export const howToWithoutHooks = hooksOf({
  category: "how-to-without",
  channel: "spoken",
  formats: ["video-story", "carousel-image", "ugc-video"],
  tone: "helpful",
  lines: {
    "how-to-1": "How to get [outcome] without [pain]",
    "how-to-2": "The calm way to [outcome]",
    "how-to-3": "Save this before [pain] comes back",
    "how-to-4": "[outcome] with no [competitor-way], step by step",
    "how-to-5": "Get [outcome] in the time it takes to make coffee",
    "how-to-6": "Here is [outcome], even if you have never tried before",
    "how-to-7": "Three steps to [outcome], and none of them is hard",
    "how-to-8": "How [audience] get [outcome] on a busy day",
    "how-to-9": "Skip [competitor-way] and still get [outcome]",
  },
});

export const comparisonHooks = hooksOf({
  category: "comparison",
  channel: "on-screen",
  formats: ["video-story", "carousel-image"],
  tone: "plain",
  lines: {
    "comparison-1": "Same [task], two ways, one stopwatch",
    "comparison-2": "[product] or [competitor-way]? Side by side",
    "comparison-3": "What [price] buys you here, and elsewhere",
    "comparison-4": "The old way, the new way, one minute each",
    "comparison-5": "Two answers to [pain]. One of them lasts",
    "comparison-6": "We put both on the same table",
    "comparison-7": "[competitor-way] is fine. Until you see this",
    "comparison-8": "Which would you keep: left or right?",
  },
});

export const mythHooks = hooksOf({
  category: "myth",
  channel: "slide-1",
  formats: ["carousel-image", "video-story"],
  tone: "serious",
  lines: {
    "myth-1": "[belief]: half true. The other half matters",
    "myth-2": "3 myths about [topic] that keep [pain] alive",
    "myth-3": "You were told [belief]. Look closer",
    "myth-4": "Myth: [outcome] takes talent",
    "myth-5": "The oldest myth about [topic]",
    "myth-6": "[common-advice] sounds right. It is not",
    "myth-7": "What [audience] believe about [pain], and what is true",
    "myth-8": "No, [pain] is not just how it is",
  },
});

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
