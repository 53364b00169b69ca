/** Hooks that open a story: what happened, what was tried, what it looked like. The strongest of a category comes first. */
import { hooksOf } from "./hooks-of.ts";

export const confessionHooks = hooksOf({
  category: "confession",
  channel: "spoken",
  formats: ["ugc-video", "video-story"],
  tone: "honest",
  lines: {
    "confession-6": "Most people get this wrong when they try to [goal]",
    "confession-3": "Let's be honest about [pain]",
    "confession-4": "Okay, I'll say it out loud: nobody likes [pain]",
    "confession-7": "There's one thing we can't stand: [pain]",
    "confession-5": "I told everyone I was fine with [pain]",
    "confession-2": "Let me tell you about my worst week with [pain]",
    "confession-8": "I almost gave up trying to [goal]. Then one thing changed",
    "confession-1": "I put off [task] for [time] because of [pain]",
  },
  genuine: ["confession-1", "confession-2", "confession-5", "confession-8"],
});

export const beforeAfterHooks = hooksOf({
  category: "before-after",
  channel: "on-screen",
  formats: ["ugc-image", "carousel-image", "video-story"],
  tone: "honest",
  lines: {
    "before-after-3": "Out: [pain]. In: [outcome]",
    "before-after-6": "From [pain] to this",
    "before-after-8": "Spot the difference with [product]",
    "before-after-4": "Same day, with and without [product]",
    "before-after-2": "Left: before [product]. Right: after",
    "before-after-5": "See what changes with [product]",
    "before-after-7": "[pain]? That was before [product]",
    "before-after-1": "[time] ago: [pain]. Today: [outcome]",
  },
  genuine: ["before-after-1"],
});

export const experimentHooks = hooksOf({
  category: "experiment",
  channel: "spoken",
  formats: ["video-story", "ugc-video"],
  tone: "curious",
  lines: {
    "experiment-7": "Here's a small experiment for anyone tired of [pain]",
    "experiment-5": "Can one small change help with [pain]? Let's find out",
    "experiment-8": "An experiment for [audience]: try this for one week",
    "experiment-2": "Let's put [product] up against [competitor-way]",
    "experiment-4": "[task] with [product]: let's see how it goes",
    "experiment-3": "Give [product] one honest try. Here's what to look for",
    "experiment-1": "[number] days of [task]. Here are the numbers",
    "experiment-6": "Day one of [task], with nothing cut out",
  },
  genuine: ["experiment-1"],
});

export const demoFirstHooks = hooksOf({
  category: "demo-first",
  channel: "on-screen",
  formats: ["ugc-video", "video-story"],
  tone: "plain",
  lines: {
    "demo-5": "[pain]? Watch this",
    "demo-3": "No talking. Just [product]",
    "demo-4": "[product], up close",
    "demo-7": "Let me show you instead of telling you",
    "demo-8": "Here's how it works",
    "demo-6": "This is how simple it is",
    "demo-1": "Watch the left corner while I [action]",
    "demo-2": "From [input] to this in one take",
  },
});

/** Setups of a joke: a situation that people know, with the turn still to come. */
export const jokeHooks = hooksOf({
  category: "confession",
  channel: "on-screen",
  formats: ["meme-image", "meme-video"],
  tone: "funny",
  lines: {
    "joke-1": "Me: I can live with [pain]",
    "joke-9": "Me, still choosing [pain]",
    "joke-2": "Day 1 of living with [pain]",
    "joke-3": "Me to [pain]: not you again",
    "joke-4": "Relationship status: [pain]",
    "joke-5": "Me, finally rid of [pain]",
    "joke-6": "My toxic trait: getting used to [pain]",
    "joke-7": "Day 1 without [pain]",
    "joke-8": "[audience] when someone mentions [pain]",
  },
});

export const povHooks = hooksOf({
  category: "pov",
  channel: "on-screen",
  formats: ["meme-video", "meme-image", "ugc-video"],
  tone: "funny",
  lines: {
    "pov-7": "POV: you finally [goal]",
    "pov-3": "POV: [pain], again",
    "pov-6": "Me pretending I'm fine with [pain]",
    "pov-1": "POV: no more [pain]",
    "pov-9": "[audience] on a Monday: a documentary",
    "pov-8": "When they call [pain] normal",
    "pov-5": "POV: you just found [product]",
    "pov-2": "POV: your first day with [product]",
    "pov-4": "Me explaining [topic] to [audience]",
  },
});

export const challengeHooks = hooksOf({
  category: "challenge",
  channel: "on-screen",
  formats: ["carousel-image", "meme-video", "ugc-image"],
  tone: "playful",
  lines: {
    "challenge-5": "Stop when one of these is you",
    "challenge-7": "Be honest: which one are you?",
    "challenge-2": "Explain [product] in three words",
    "challenge-4": "Name a better fix for [pain]",
    "challenge-3": "Try this for a week. Report back",
    "challenge-8": "Bet you do this while [task]",
    "challenge-1": "Guess which one took [time]",
    "challenge-6": "Only look at the [thing]. Notice anything?",
  },
});

export const reactionHooks = hooksOf({
  category: "reaction",
  channel: "on-screen",
  formats: ["meme-video", "ugc-video", "meme-image"],
  tone: "funny",
  lines: {
    "reaction-6": "Me when I finally [goal]",
    "reaction-2": "Our face when it's [pain] again",
    "reaction-7": "When you finally get rid of [pain]",
    "reaction-4": "[audience] reading this right now",
    "reaction-8": "That look when it's this easy",
    "reaction-5": "When someone recommends [competitor-way] again",
    "reaction-1": "When you try [product] and [surprise]",
    "reaction-3": "When the [thing] finally works",
  },
});
