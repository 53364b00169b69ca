import { englishFun } from "./english-fun.ts";
import type { Phrasebook } from "./phrasebook.ts";

/** What English says around a brief's own phrases. */
export const english: Phrasebook = {
  topics: {
    pain: {
      slides: [
        ["{X}.", "And it rarely comes alone: {y}, {z}."],
        ["{X}.", "And it rarely comes alone: {y}."],
        ["{X}.", "You know the moment. By now it feels like part of the day."],
        ["{X}.", "Not once. So often that you have stopped saying it aloud."],
      ],
      spoken: ["{X}. {Y}.", "You know it: {x}.", "{X}. Sound familiar?", "{X}. And not just once."],
      short: ["{X}", "Before: {x}", "{X}, again"],
      quiet: [
        "{X}. We stopped noticing it, because it comes back so reliably.",
        "{X}. It comes back so reliably that it looks like the way of the world.",
      ],
    },
    trouble: {
      slides: [
        ["{X}", "Here instead: {a}."],
        ["{X}", "It can be different: {a}."],
      ],
      spoken: ["{X}. Here: {a}.", "{X}. Instead: {a}.", "{X}."],
      short: ["{X}"],
      quiet: ["{X}. Nobody ever chose it. It is simply how things were set up."],
    },
    turn: {
      slides: [
        ["{N}.", "{X}. {Y}."],
        ["{N}.", "{X}. That is the whole idea."],
        ["Enter {n}.", "{X}. That is what it is for."],
      ],
      spoken: ["{N} is made for this: {x}.", "With {n}: {x}.", "Then there is {n}: {x}."],
      short: ["{N}: {x}", "Now: {x}", "Then: {n}"],
      quiet: [
        "It does not have to be like that. What would be enough: {x}.",
        "What would be enough, on an ordinary day: {x}.",
      ],
    },
    point: {
      slides: [
        ["{X}", "{Y}."],
        ["{X}", "One more reason to look at {n}."],
        ["{X}", "It sounds like a detail. You will notice it."],
      ],
      spoken: ["{X}. {Y}.", "What makes the difference: {x}.", "And one more thing: {x}.", "{X}."],
      short: ["{X}", "{N}: {x}"],
      quiet: [
        "{X}. It sounds like a detail. It is the point.",
        "{X}. A small decision, and the one that counts.",
        "{X}. You would not see it at first sight, and then every day.",
      ],
    },
    doubt: {
      slides: [
        ["“{X}”", "A fair doubt. {By} says: “{q}.”"],
        ["“{X}”", "A fair doubt. The answer: {a}."],
        ["“{X}”", "Everybody asks. {A}."],
        ["“{X}”", "Many say so. {N} is worth a second look anyway."],
      ],
      spoken: [
        "“{X}”? Fair. But {by} says: {q}.",
        "“{X}”? Fair. But look: {a}.",
        "You may think: {x}. The answer: {a}.",
      ],
      short: ["“{X}”? {A}", "“{X}”"],
      quiet: [
        "People say: {x}. It is a fair doubt. {By} found words for it: “{q}.”",
        "People say: {x}. It is a fair doubt. The quiet answer: {a}.",
      ],
    },
    quote: {
      slides: [["“{X}.”", "That is {by}, not us."]],
      spoken: ["{By} puts it like this: {x}.", "In the words of {by}: {x}."],
      short: ["“{X}.” {By}"],
      quiet: ["“{X},” says {by}. There is not much to add."],
    },
    gain: {
      slides: [["{X}", "That is what it comes down to in the end."]],
      spoken: ["What is in it for you: {x}.", "And in the end: {x}."],
      short: ["{X}"],
      quiet: ["{X}. It does not take more words than that."],
    },
    price: {
      slides: [["{Price}", "That is what {n} costs. Now you need not ask."]],
      spoken: ["And the price: {price}.", "The price, up front: {price}."],
      short: ["{N}: {price}"],
      quiet: ["{N}: {price}. It is only fair to say so right away."],
    },
  },
  asks: {
    "": [["Meet {n}", "Meet {n}. The link is in the bio."]],
    "marker-list": [
      ["Save this list", "Then have a look at {n}: {price}, link in the bio."],
      ["Save this list", "Then have a look at {n}. The link is in the bio."],
    ],
    "photo-essay": [["See {n} up close", ""]],
    "big-number": [
      ["Count on {n}", "{N}, {price}. The link is in the bio."],
      ["Count on {n}", "{N} is waiting behind the link in the bio."],
    ],
    teardown: [["Look closer: {n}", ""]],
    "before-after": [["Your “after”: {n}", "The first step is a tap on the link in the bio."]],
    essay: [
      ["{X}. {N} wants nothing more. Which of these pages was yours?", ""],
      ["That is all {n} wants to be. Which of these pages was yours?", ""],
    ],
    "photo-captions": [["More of {n} in the bio", ""]],
    "outlined-text": [["Try {n} next time", ""]],
    "photo-dump": [["That is {n}, by the way", ""]],
    "moving-type": [["{N}. Your turn", ""]],
    "phone-note": [["Send this note to one person", "They will know why. {N} is in the bio."]],
    checklist: [["All ticked? Then try {n}", "The link is in the bio, and this list stays here."]],
    "hook-then-demo": [["Try {n} yourself", "Try {n} yourself. The link is in the bio."]],
    "green-screen": [["See all of {n}", "Want to see all of it? You will find {n} in the bio."]],
    "talking-cutaways": [["Ask about {n}", "What would you ask about {n}? Write it in the comments."]],
    "beat-cuts": [
      ["{N}, {price}", "{N}, {price}. Link in the bio."],
      ["Get {n}", "Get {n}. Link in the bio."],
    ],
    "photo-story": [["Come and see {n}", "If you are curious, come and see {n}."]],
    "split-proof": [["See {n} at work", "Do not take our word for it. See {n} at work."]],
    "countdown-list": [["Save this, try {n}", "Save this, and start with number one: {n}."]],
    "three-takes": [["Your take on {n}?", "Which take was yours? Tell us in the comments."]],
  },
  spare: [
    ["You have tried things before.", "So has everybody. {N} asks for one honest try."],
    ["Does a friend come to mind?", "Send it to them. A post is easier than a lecture over dinner."],
    ["Worth keeping", "Save this one for the next bad day."],
    ["Look at it once.", "After that you see it everywhere, and that is where a change begins."],
    ["You are not behind.", "You are busy with the half of it that could be left out."],
  ],
  halves: ["Before", "After"],
  seen: ["Look here: {x}.", "And now this: {x}.", "See this? {X}.", "And over here: {x}."],
  above: ["Up here: {x}.", "Top half: {x}."],
  below: ["Down here: {n}. {X}.", "Bottom half, with {n}: {x}."],
  demo: ["This is {n}. {X}. {Y}.", "Here is how it goes: {steps}.", "This is {n}. {X}."],
  confession: ["Between us: {x}. The part that no photo shows.", "Okay, honestly: {x}.", "Between us: {x}."],
  dare: ["I dare you. {X}. {N}.", "{X}? Come and see. {N}."],
  began: ["{X}. That is how it began.", "It began with this: {x}."],
  decided: ["So we decided on one thing: {x}.", "The answer was simple: {x}."],
  told: ["{By} put it like this: {x}."],
  says: "{By} says",
  detail: ["A detail that most people miss: {x}.", "Something you only notice later: {x}."],
  race: {
    old: [
      ["The old way", "The old way: {x}. {Y}."],
      ["The old way", "The old way: {x}."],
      ["Still the old way", "Still at it: {x}."],
    ],
    fresh: [
      ["{N}", "Now with {n}: {steps}."],
      ["{N}", "Same start, now with {n}: {x}."],
      ["{N}", "And on: {x}."],
    ],
    difference: [
      ["{Figure} with {n}", "The difference: {told}."],
      ["{N}: {g}", "The difference? {X}. That is {n}."],
      ["{N} instead", "The difference? {X}. That is {n}."],
      ["{N} instead", "That is the difference: {n}."],
    ],
  },
  numbers: "One Two Three Four Five Six Seven Eight",
  receipt: { amounts: ["again", "as always", "included", "one more"], included: "incl.", price: "Price", sum: "Total" },
  remarks: ["{X}, noted", "also: {x}", "{X}", "exhibit A: {x}"],
  afterthought: ["PS: {p}", "PS: {n}"],
  friend: ["Okay, look: {n}", "{N}. Have you seen this?"],
  hands: ["{X}", "Then: {n}", "That is {n}"],
  ...englishFun,
  caption: {
    body: [
      "{X}? {N} does it like this: {p}. {Y}.",
      "The short version of {n}: {p}. {Y}.",
      "What {n} does about it: {p}.",
      "{N}: {g}.",
    ],
    slide: "Which slide is yours?",
    questions: [
      "What would you add?",
      "Be honest: how often this month?",
      "What was your worst one?",
      "Would you try it?",
    ],
    next: [
      "Save it for the next time.",
      "Send it to the friend you thought of.",
      "{Price}, and the link is in the bio.",
      "All about {n} in the bio.",
    ],
    tag: ["Tag the friend who does this.", "You know who you are.", "Send this without a comment."],
    named: ["{N}: {p}.", "{N} says hi."],
    scripted: "A scripted chat.",
  },
};
