/** Hooks that make a claim: a surprise, a list, a cost, a myth, a comparison. The strongest of a category comes first. */
import { hooksOf } from "./hooks-of.ts";

export const curiosityHooks = hooksOf({
  category: "curiosity",
  channel: "on-screen",
  formats: ["video-story", "ugc-video", "carousel-image"],
  tone: "playful",
  lines: {
    "curiosity-9": "The real reason behind [pain]",
    "curiosity-2": "Nobody tells you how to [goal]",
    "curiosity-4": "[pain]? Check this first",
    "curiosity-1": "Most people miss this about [product]",
    "curiosity-6": "Something [audience] rarely hear",
    "curiosity-8": "The tiny detail that makes [product] different",
    "curiosity-7": "Would you pay [price]? Take a closer look",
    "curiosity-3": "[price] sounds like a lot. Take a closer look",
    "curiosity-5": "Look what happens after [time]",
  },
});

export const contrarianHooks = hooksOf({
  category: "contrarian",
  channel: "on-screen",
  formats: ["video-story", "carousel-image"],
  tone: "bold",
  lines: {
    "contrarian-9": "To [goal], stop doing this",
    "contrarian-2": "You don't need luck to [goal]",
    "contrarian-7": "[pain]? Trying harder won't help",
    "contrarian-1": "There's an easier answer to [pain]",
    "contrarian-6": "How to [goal]: the boring truth",
    "contrarian-8": "[audience] keep getting bad advice",
    "contrarian-3": "Unpopular opinion for [audience]",
    "contrarian-4": "Don't blame [competitor-way]. Blame this",
    "contrarian-5": "Skip [common-advice]. Do this instead",
  },
});

export const listHooks = hooksOf({
  category: "list",
  channel: "slide-1",
  formats: ["carousel-image", "video-story"],
  tone: "helpful",
  lines: {
    "list-9": "4 mistakes behind [pain]",
    "list-4": "4 small steps to [outcome]",
    "list-5": "3 hidden causes of [pain]",
    "list-2": "5 things [audience] get wrong",
    "list-7": "Want to [goal]? Start with these 3 things",
    "list-8": "5 things to know about [pain]",
    "list-3": "3 questions to ask before you choose [product]",
    "list-1": "3 reasons it's hard to [goal]",
    "list-6": "5 ways to get more out of [product]",
  },
});

export const mistakeCostHooks = hooksOf({
  category: "mistake-cost",
  channel: "on-screen",
  formats: ["video-story", "carousel-image"],
  tone: "serious",
  lines: {
    "mistake-1": "The small mistake behind [pain]",
    "mistake-3": "[pain]? It often starts with this",
    "mistake-7": "Don't try to [goal] without this",
    "mistake-6": "The habit that makes [pain] worse",
    "mistake-9": "The mistake [audience] only make once",
    "mistake-5": "[pain]? One habit might be why",
    "mistake-2": "What's behind [pain], most of the time",
    "mistake-8": "Check this before it costs you [loss]",
    "mistake-4": "This tiny [thing] cost us [loss]",
  },
});

export const howToWithoutHooks = hooksOf({
  category: "how-to-without",
  channel: "spoken",
  formats: ["video-story", "carousel-image", "ugc-video"],
  tone: "helpful",
  lines: {
    "how-to-1": "How to [goal]",
    "how-to-6": "How to [goal], even if nothing has worked so far",
    "how-to-5": "Want to [goal]? Start with this",
    "how-to-2": "The easy way to [goal]",
    "how-to-7": "Three easy steps that help you [goal]",
    "how-to-8": "How [audience] can [goal]",
    "how-to-3": "Save this for the next time you're dealing with [pain]",
    "how-to-4": "How to [goal] without [competitor-way]",
    "how-to-9": "Skip [competitor-way] and still [goal]",
  },
});

export const comparisonHooks = hooksOf({
  category: "comparison",
  channel: "on-screen",
  formats: ["video-story", "carousel-image"],
  tone: "plain",
  lines: {
    "comparison-5": "Two answers to [pain]. One lasts",
    "comparison-4": "The old way vs. the new way",
    "comparison-3": "What [price] gets you with [product]",
    "comparison-6": "Same problem, two very different answers",
    "comparison-8": "Which would you keep: left or right?",
    "comparison-2": "[product] or [competitor-way]? Side by side",
    "comparison-7": "Happy with [competitor-way]? Look at this",
    "comparison-1": "[task]: two ways, one stopwatch",
  },
});

export const mythHooks = hooksOf({
  category: "myth",
  channel: "slide-1",
  formats: ["carousel-image", "video-story"],
  tone: "serious",
  lines: {
    "myth-7": "What [audience] believe about [pain], and what's true",
    "myth-5": "The oldest myth about [pain]",
    "myth-4": "Myth: it has to be hard to [goal]",
    "myth-8": "No, you don't have to live with [pain]",
    "myth-1": "“[belief]” is only half true",
    "myth-3": "“[belief]”? Look closer",
    "myth-6": "“[common-advice]” sounds right. It isn't",
    "myth-2": "3 myths about [topic] that lead to [pain]",
  },
});

export const insiderHooks = hooksOf({
  category: "insider",
  channel: "spoken",
  formats: ["video-story", "ugc-video"],
  tone: "calm",
  lines: {
    "insider-7": "What we'd tell a friend who's tired of [pain]",
    "insider-3": "Dealing with [pain]? Here's where we'd look first",
    "insider-2": "What the people behind [product] wish you knew",
    "insider-6": "Here's the part of [product] you don't see",
    "insider-4": "What the website doesn't tell you about [product]",
    "insider-8": "Behind the scenes with [product]",
    "insider-1": "What a [role] checks before [decision]",
    "insider-5": "[task] like a [role], in one minute",
  },
});
