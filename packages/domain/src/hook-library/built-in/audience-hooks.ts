/** Hooks that talk to the audience: calls, questions, proof, objections and replies. The strongest of a category comes first. */
import { hooksOf } from "./hooks-of.ts";

export const callOutHooks = hooksOf({
  category: "call-out",
  channel: "on-screen",
  formats: ["video-story", "carousel-image"],
  tone: "direct",
  lines: {
    "call-out-7": "Want to [goal]? Start here",
    "call-out-4": "Still dealing with [pain]? Start here",
    "call-out-2": "[pain]? Then this is for you",
    "call-out-1": "[audience], this one's for you",
    "call-out-6": "Not for everyone. Just for [audience]",
    "call-out-5": "Dear [audience], please stop doing this",
    "call-out-8": "Hey [audience], check your [thing]",
    "call-out-3": "[audience], your [thing] is costing you [loss]",
  },
});

export const socialProofHooks = hooksOf({
  category: "social-proof",
  channel: "on-screen",
  formats: ["ugc-image", "carousel-image", "ugc-video"],
  tone: "honest",
  lines: {
    "proof-5": "[product]: [proof]. Judge for yourself",
    "proof-2": "[product], just the facts: [proof]",
    "proof-8": "One fact about [product]: [proof]",
    "proof-7": "One reason to try [product]: [proof]",
    "proof-4": "In a customer's words: “[review]”",
    "proof-9": "Read this review twice: “[review]”",
    "proof-6": "This made our week: “[review]”",
    "proof-3": "One customer after [time]: “[review]”",
    "proof-1": "[figures]",
    "proof-10": "The bill for [outcome]",
  },
});

export const questionHooks = hooksOf({
  category: "question",
  channel: "on-screen",
  formats: ["video-story", "carousel-image", "ugc-video", "ugc-image"],
  tone: "curious",
  lines: {
    "question-7": "[pain]? Here's why",
    "question-5": "When did [pain] become normal?",
    "question-1": "Still putting up with [pain]?",
    "question-9": "Who else is tired of [pain]?",
    "question-2": "What if you could finally [goal]?",
    "question-3": "Would you pay [price] for [product]?",
    "question-6": "How many of these do you know?",
    "question-4": "[task] still takes you [time]?",
    "question-8": "Who said you need [competitor-way]?",
  },
});

export const objectionHooks = hooksOf({
  category: "objection",
  channel: "spoken",
  formats: ["ugc-video", "video-story"],
  tone: "friendly",
  lines: {
    "objection-1": "“[objection]” Sound familiar? Watch this",
    "objection-8": "Tried everything to get rid of [pain]? Give this one a look",
    "objection-6": "“This won't work for me.” Okay, let's find out",
    "objection-7": "Here's one good reason to choose [product]",
    "objection-5": "[price] for [product]. Here's what you get",
    "objection-2": "Worth it? Here's what you get with [product]",
    "objection-4": "Let's talk about the big one: “[objection]”",
    "objection-3": "No time for [task]? You need less than you think",
  },
});

export const replyHooks = hooksOf({
  category: "reply",
  channel: "spoken",
  formats: ["ugc-video", "video-story"],
  tone: "friendly",
  lines: {
    "reply-7": "Ever wondered how to [goal]? Here's the answer",
    "reply-6": "Wondering what to do about [pain]? Good question",
    "reply-1": "Got questions about [product]? Here are the short answers",
    "reply-3": "“[objection]” Let's take a look at that",
    "reply-4": "A question [audience] should ask more often",
    "reply-8": "Not sure about [product] yet? Watch this",
    "reply-2": "Wondering about [product] after [time]? Here you go",
    "reply-5": "Here's a closer look at [task]",
  },
});

export const antiAdHooks = hooksOf({
  category: "anti-ad",
  channel: "spoken",
  formats: ["ugc-video", "video-story"],
  tone: "dry",
  lines: {
    "anti-ad-3": "Skip [product] if you enjoy [pain]",
    "anti-ad-6": "You can scroll past this. [pain] will still be there",
    "anti-ad-2": "Yes, this is an ad. Tired of [pain]?",
    "anti-ad-7": "The least exciting video about how to [goal]",
    "anti-ad-4": "No discount. No countdown. Just [product]",
    "anti-ad-5": "We could've hired an actor. Here's the [thing] instead",
    "anti-ad-8": "Our whole ad budget went into the [thing]",
    "anti-ad-1": "I wanted to dislike [product]. But [surprise]",
  },
  genuine: ["anti-ad-1"],
});

export const countdownHooks = hooksOf({
  category: "countdown",
  channel: "slide-1",
  formats: ["carousel-image", "video-story"],
  tone: "helpful",
  lines: {
    "countdown-8": "5 ways to avoid [pain], best one last",
    "countdown-4": "3 steps to get rid of [pain]",
    "countdown-7": "5 steps to [outcome]. Save them for later",
    "countdown-6": "5 ways to deal with [pain]. Save this",
    "countdown-3": "3 things to know before you try [product]",
    "countdown-1": "5 things to check before [event]",
    "countdown-5": "The last 3 things to do before [event]",
    "countdown-2": "[number] days until [event]. Start here",
  },
});
