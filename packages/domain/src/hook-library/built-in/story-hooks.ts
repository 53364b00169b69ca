/** Hooks that open a story: what happened, what was tried, what it looked like. */
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

export const beforeAfterHooks = hooksOf({
  category: "before-after",
  channel: "on-screen",
  formats: ["ugc-image", "carousel-image", "video-story"],
  tone: "honest",
  lines: {
    "before-after-1": "[time] ago: [pain]. This morning: [outcome]",
    "before-after-2": "Left: [pain]. Right: [outcome]",
    "before-after-3": "From [pain] to [outcome], step by step",
    "before-after-4": "Same room, same light, with and without [product]",
    "before-after-5": "Swipe to see what [product] changes",
    "before-after-6": "What [pain] looked like. What it looks like now",
    "before-after-7": "The day before [product], the day after",
    "before-after-8": "Spot the difference [product] makes",
  },
});

export const experimentHooks = hooksOf({
  category: "experiment",
  channel: "spoken",
  formats: ["video-story", "ugc-video"],
  tone: "curious",
  lines: {
    "experiment-1": "[number] days of [action], no edits, here are the numbers",
    "experiment-2": "We tested [product] against [competitor-way] on camera",
    "experiment-3": "I gave [product] one honest try. Here is the tape",
    "experiment-4": "Can [product] survive [task]? Let's find out",
    "experiment-5": "We changed one thing about [pain] and watched",
    "experiment-6": "Day one of [action], with nothing cut out",
    "experiment-7": "What happens to [pain] if you do nothing but this",
    "experiment-8": "We asked [audience] to try to break it",
  },
  genuine: ["experiment-3"],
});

export const demoFirstHooks = hooksOf({
  category: "demo-first",
  channel: "on-screen",
  formats: ["ugc-video", "video-story"],
  tone: "plain",
  lines: {
    "demo-1": "Watch the left corner while I [action]",
    "demo-2": "From [input] to [outcome] in one take",
    "demo-3": "No talking. Just [product] at work",
    "demo-4": "[product], start to finish, no cuts",
    "demo-5": "Here is [pain]. Here is [product]. Watch",
    "demo-6": "Press once. That was it",
    "demo-7": "Let me show you instead of telling you",
    "demo-8": "The whole thing in ten seconds",
  },
});

export const povHooks = hooksOf({
  category: "pov",
  channel: "on-screen",
  formats: ["meme-video", "meme-image", "ugc-video"],
  tone: "funny",
  lines: {
    "pov-1": "POV: [pain] is finally over",
    "pov-2": "A day with [product], start to finish",
    "pov-3": "POV: it is [time] and [pain] again",
    "pov-4": "Me explaining [topic] to [audience]",
    "pov-5": "POV: you found [product] before payday",
    "pov-6": "Me, pretending [pain] is fine",
    "pov-7": "POV: [outcome], and nobody is watching",
    "pov-8": "When someone says [pain] is normal",
    "pov-9": "[audience] on a Monday, a documentary",
  },
});

export const challengeHooks = hooksOf({
  category: "challenge",
  channel: "on-screen",
  formats: ["carousel-image", "meme-video", "ugc-image"],
  tone: "playful",
  lines: {
    "challenge-1": "Guess which of these two took [time]",
    "challenge-2": "Find [product] in this picture",
    "challenge-3": "Try this for a week and tell us",
    "challenge-4": "Can you tell which one is [product]?",
    "challenge-5": "Stop at the frame that looks like your day",
    "challenge-6": "Count every [thing] in this room",
    "challenge-7": "Guess the price before the last slide",
    "challenge-8": "I bet you do this with [task]",
  },
});

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
