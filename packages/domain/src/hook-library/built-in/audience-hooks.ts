/** Hooks that talk to the audience: calls, questions, proof, objections and replies. */
import { hooksOf } from "./hooks-of.ts";

export const callOutHooks = hooksOf({
  category: "call-out",
  channel: "on-screen",
  formats: ["video-story", "meme-video", "carousel-image"],
  tone: "direct",
  lines: {
    "call-out-1": "[audience]: this one is for you",
    "call-out-2": "Only for people who know [pain]",
    "call-out-3": "[audience], your [thing] is costing you [loss]",
    "call-out-4": "If [pain] sounds familiar, keep watching",
    "call-out-5": "Dear [audience], you can stop doing that",
    "call-out-6": "Not for everyone. For [audience], yes",
    "call-out-7": "You searched for [outcome]. You found it",
    "call-out-8": "Hey [audience], look at your [thing]",
  },
});

export const socialProofHooks = hooksOf({
  category: "social-proof",
  channel: "on-screen",
  formats: ["ugc-image", "carousel-image", "ugc-video"],
  tone: "honest",
  lines: {
    "proof-1": "What changed after one week with [product]",
    "proof-2": "We tested [product] so you don't have to",
    "proof-3": "A customer sent us this after [time]: [proof]",
    "proof-4": "In their words: [proof]",
    "proof-5": "[proof]. We did not write that",
    "proof-6": "The message that made our week: [proof]",
    "proof-7": "Why people come back to [product]: [proof]",
    "proof-8": "We asked [audience]. They said: [proof]",
    "proof-9": "Read this review twice: [proof]",
  },
  genuine: ["proof-1"],
});

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

export const replyHooks = hooksOf({
  category: "reply",
  channel: "spoken",
  formats: ["ugc-video", "video-story"],
  tone: "friendly",
  lines: {
    "reply-1": "Answering everyone who asked about [topic]",
    "reply-2": "You asked what [product] is like after [time]. Here you go",
    "reply-3": "Someone wrote “[objection]”. Let's look at it",
    "reply-4": "The question we get most from [audience]",
    "reply-5": "You wanted to see [task] up close",
    "reply-6": "Reply to the comment about [pain], because it was a good one",
    "reply-7": "Part two, because you asked how [outcome] really works",
    "reply-8": "Yes, you can use [product] for that. Watch",
  },
});

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

export const countdownHooks = hooksOf({
  category: "countdown",
  channel: "slide-1",
  formats: ["carousel-image", "video-story"],
  tone: "helpful",
  lines: {
    "countdown-1": "5 things to check before [event]",
    "countdown-2": "[number] days until [event]. Start here",
    "countdown-3": "Before you order [product]: 3, 2, 1",
    "countdown-4": "3 minutes to [outcome], starting now",
    "countdown-5": "The last 3 things to do before [event]",
    "countdown-6": "From 5 to 1: what helps most against [pain]",
    "countdown-7": "4 weeks, 4 steps, [outcome]",
    "countdown-8": "Ranked: everything [audience] try against [pain]",
  },
});
