import { englishAdvice } from "./english-advice.ts";
import { englishFun } from "./english-fun.ts";
import type { Phrasebook } from "./phrasebook.ts";

/** What English says around a brief's own phrases. */
export const english: Phrasebook = {
  topics: {
    pain: {
      slides: [
        ["{X}.", "And it rarely comes alone: {y}, {z}."],
        ["{X}.", "And it rarely comes alone: {y}."],
        ["{X}.", "Ask {who}."],
        ["{X}.", "{N} was made because of it."],
      ],
      spoken: ["{X}. {Y}.", "You know it: {x}.", "{X}. Sound familiar?"],
      short: ["{X}", "{X}, again", "Before: {x}"],
      quiet: ["{T}, and again: {x}.", "First {x}, then {y}.", "{X}. Ask {who}.", "{X}. {N} was made because of it."],
    },
    trouble: {
      slides: [
        ["{X}", "Here instead: {a}."],
        ["{X}", "It can be different: {a}."],
        ["{X}", "With {n}: {a}."],
      ],
      spoken: ["{X}. Here: {a}.", "{X}. Instead: {a}.", "{X}. With {n}: {a}.", "{X}."],
      short: ["{X}"],
      quiet: ["{X}. Here instead: {a}.", "{X}. With {n}: {a}.", "{X}? {H}."],
    },
    turn: {
      slides: [
        ["{N}.", "{X}. {Y}."],
        ["{N}.", "{T}: {x}."],
        ["Enter {n}.", "{X}. Made for {who}."],
        ["Enter {n}.", "{X}."],
      ],
      spoken: ["{N} is made for this: {x}.", "With {n}: {x}.", "Then there is {n}: {x}."],
      short: ["{N}: {x}", "With {n}: {x}", "With {n}: {gained}", "{N}: {gained}", "Then: {n}"],
      quiet: ["{T}. This time, with {n}: {x}.", "With {n}: {x}."],
    },
    point: {
      slides: [
        ["{X}", "{Y}."],
        ["{X}", "{N}, for {who}."],
        ["{X}", "That comes with {n}."],
        ["{X}", "{N} costs {price}."],
      ],
      spoken: ["{X}. {Y}.", "{N}: {x}.", "And one more thing: {x}.", "{X}."],
      short: ["{X}", "{N}: {x}"],
      quiet: ["{X}. {Y}.", "{N}: {x}."],
    },
    doubt: {
      slides: [
        ["“{X}”", "A fair doubt. {By} says: “{q}.”"],
        ["“{X}”", "A fair doubt. The answer: {a}."],
        ["“{X}”", "Everybody asks. {A}."],
        ["“{X}”", "A fair doubt. Look at {n}, then decide."],
      ],
      spoken: [
        "“{X}”? Fair. But {by} says: {q}.",
        "“{X}”? Fair. But look: {a}.",
        "You may think: {x}. The answer: {a}.",
        "“{X}”? {By}: {q}.",
        "“{X}”? Fair. Look at {n}, then decide.",
      ],
      short: ["“{X}”? {A}", "“{X}”"],
      quiet: [
        "People say: “{X}.” {By} says: “{q}.”",
        "People say: “{X}.” The quiet answer: {a}.",
        "People say: “{X}.” Look at {n}, then decide.",
      ],
    },
    quote: {
      slides: [["“{X}.”", "{By}, about {n}."]],
      spoken: ["{By} says: {x}."],
      short: ["“{X}.” {By}"],
      quiet: ["“{X},” says {by} about {n}."],
    },
    gain: {
      slides: [["{X}", "That is the point of {n}."]],
      spoken: ["What is in it for you: {x}."],
      short: ["{X}"],
      quiet: ["{T}: {x}.", "{X}. That is the point of {n}."],
    },
    price: {
      slides: [
        ["{Price}", "That is what {n} costs. Now you need not ask."],
        ["{Price}", "That is what {n} costs."],
      ],
      spoken: ["And the price: {price}.", "The price, up front: {price}."],
      short: ["{N}: {price}"],
      quiet: ["{N}: {price}. {P}.", "{N}: {price}."],
    },
  },
  asks: {
    "": [
      ["{B}, {price}", "The link is in the bio."],
      ["Get {n}", "Get {n}. The link is in the bio."],
      ["Try {n}", "Try {n}. The link is in the bio."],
    ],
    "marker-list": [
      ["Save this list", "Then have a look at {n}: {price}, link in the bio."],
      ["Save this list", "Then have a look at {n}. The link is in the bio."],
    ],
    "photo-essay": [["Curious? {N}, link in bio", ""]],
    "big-number": [
      ["Get {n}", "{X}. The link is in the bio."],
      ["Get {n}", "The link is in the bio."],
    ],
    teardown: [["Look closer: {n}, link in bio", ""]],
    "before-after": [["See it for yourself: {n}", "The link is in the bio."]],
    "photo-captions": [["{N}: link in the bio", ""]],
    "outlined-text": [["Begin with one, then try {n}", ""]],
    "photo-dump": [["By the way: {n}, link in bio", ""]],
    "moving-type": [
      ["{B}: {x}, {price}. Link in bio", ""],
      ["{B}: {x}. Link in bio", ""],
      ["{N}, {price}. Link in bio", ""],
      ["{B}, {price}. Link in bio", ""],
      ["{B}. Link in bio", ""],
    ],
    "phone-note": [["Send this to a friend", "They'll know why. The link to {n} is in the bio."]],
    "checklist of mistakes": [
      ["All avoided? Then try {n}", "Save this list. The link is in the bio."],
      ["All avoided?", "Then try {n}. The link is in the bio."],
    ],
    checklist: [
      ["All ticked? Then try {n}", "Save this list. The link is in the bio."],
      ["All ticked?", "Then try {n}. The link is in the bio."],
    ],
    "checklist of steps": [["That's all it takes", "Save this list. The link to {n} is in the bio."]],
    "hook-then-demo": [
      ["{N}, {price}. Link in bio", "It's {price}. The link is in the bio."],
      ["Try {n}: link in bio", "Try {n} yourself. The link is in the bio."],
    ],
    "green-screen": [
      ["{N}, {price}. Link in bio", "It's {price}. See it all: link in bio."],
      ["See all of {n}: link in bio", "Want to see all of it? The link is in the bio."],
    ],
    "talking-cutaways": [
      ["{N}, {price}. Link in bio", "It's {price}. Have a look: link in bio."],
      ["Look at {n}: link in bio", "Have a look at {n}. The link is in the bio."],
    ],
    "beat-cuts": [
      ["{N}, {price}. Link in bio", "{Price}. Link in the bio."],
      ["Get {n}: link in bio", "Get {n}. Link in the bio."],
    ],
    "photo-story": [
      ["{N}, {price}. Link in bio", "It's {price}. Whenever you like: link in bio."],
      ["Come and see {n}: link in bio", "If you are curious, the link is in the bio."],
    ],
    "split-proof": [
      ["{N}, {price}. Link in bio", "See for yourself: link in bio."],
      ["Judge {n} yourself: link in bio", "See for yourself: link in bio."],
    ],
    "countdown-list": [
      ["{N}, {price}. Link in bio", "Save this list."],
      ["Save this. {N}: link in bio", "Save this list. Then give {n} a try."],
    ],
    "three-takes": [["Your take on {n}?", "Which take was yours? Tell us in the comments."]],
  },
  spare: [
    ["You have tried things before.", "So has everybody. {N} asks for one honest try."],
    ["Does a friend come to mind?", "Send it to them. A post is easier than a lecture over dinner."],
    ["Worth keeping", "Save this one for the next bad day."],
    ["Look at it once.", "After that you see it everywhere, and that is where a change begins."],
    ["You are not behind.", "You are busy with the half of it that could be left out."],
  ],
  secondly: "Then {x}.",
  mended: "With {k}: {x}.",
  nods: ["{H}.", "Ask {who}.", "{N} was made because of it.", "It only feels normal because it happens so often."],
  known: "You know it: {x}.",
  later: ["{Span} later", "{Span} later: {x}"],
  daily: "{Daily} with {n}: {x}",
  halves: ["Before", "After"],
  says: "{By} says",
  race: {
    old: [
      ["{L}", "How it usually goes: {x}. {Y}."],
      ["{L}", "How it usually goes: {x}."],
      ["The usual way", "How it usually goes: {x}."],
      ["{M}", "And it goes on: {x}."],
      ["Still the same", "And it goes on: {x}."],
    ],
    fresh: [
      ["{N}", "Now with {n}: {steps}."],
      ["{N}", "Same start, now with {n}: {x}."],
      ["{N}", "And on: {x}."],
    ],
    difference: [
      ["{Y} instead of {z}", "{Y} instead of {z}. That's {n}, {price}."],
      ["{Y} instead of {z}", "{Y} instead of {z}. That's {n}."],
      ["{Told}", "The difference: {told}."],
      ["{Figure} with {n}", "The difference: {told}."],
      ["{N}: {g}", "The difference? {X}. That is {n}."],
      ["{K}: {g}", "The difference? {X}. That is {k}."],
      ["{K}: {g}", "That is the difference: {n}."],
      ["{N} instead", "The difference? {X}. That is {n}."],
      ["{N} instead", "That is the difference: {n}."],
    ],
  },
  numbers: "One Two Three Four Five Six Seven Eight",
  receipt: { included: "incl.", none: "zero", sum: "Total", price: "Price", paid: "What you get: {x}" },
  answers: ["Answer one: {x}", "Answer two: {n}"],
  remarks: ["{X}"],
  afterthought: ["PS: {p}", "PS: {n}"],
  thanks: "thanks to {n}",
  friend: ["Okay, look: {n}", "{N}. Have you seen this?"],
  hands: "That is {n}",
  ...englishFun,
  ...englishAdvice,
  caption: {
    body: ["{X}? {N} in short: {p}. {Y}.", "{N} in short: {p}. {Y}.", "{N}: {p}.", "{N}: {g}."],
    extra: { list: "One more for the list: {x}. {Y}", other: "What helps, too: {x}. {Y}" },
    slide: "Which slide is yours?",
    questions: {
      list: ["What would you add?"],
      pain: ["What have you tried against {l}?", "How do you deal with {l}?"],
      other: ["Anything you would want to know first?"],
    },
    next: [
      "Save it for the next time.",
      "Send it to the friend you thought of.",
      "{N}: {price}, link in the bio.",
      "More about {n}: link in the bio.",
    ],
    tag: ["Tag who came to mind.", "You know who you are.", "Send this without a comment."],
    named: ["{N}: {p}.", "{N}: {g}."],
    scripted: "A scripted chat.",
  },
};
