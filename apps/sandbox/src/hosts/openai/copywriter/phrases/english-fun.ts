import type { Phrasebook } from "./phrasebook.ts";

/** What English laughs about. */
export const englishFun: Pick<
  Phrasebook,
  "turns" | "jokes" | "middles" | "oneLiners" | "frozen" | "steps" | "gladSteps" | "me" | "drawn" | "chat"
> = {
  turns: {
    gain: ["Me: so what do I complain about?", "My group chat: we know. You said", "{L}: blocked and reported"],
    pain: ["Me: I am fine. Everything is fine", "{L}: five. Me: zero", "Me, giving it a name"],
    quote: ["Famous last words", "Me, in week three: any minute now", "Two days later: {l}"],
    scene: ["Result: {l}", "My neighbors, with popcorn: go on", "Side effect: {l}"],
    question: ["Asking for a friend. Me", "I would rather not say", "Next question, please"],
    other: ["Plot twist: {l}", "Meanwhile: {l}"],
  },
  jokes: [
    ["Me: I am a calm person", "{L}: are you, though?"],
    ["My calendar: free all evening", "{L}: not so fast"],
    ["“It only takes a minute”", "Spoiler: {l}"],
    ["Day off. Sun out. Phone silent", "{L}: knock knock"],
    ["Nothing can ruin this morning", "{L}: hold my coffee"],
    ["Doctor: try to avoid stress", "{L}, at the window: hi"],
    ["Me: today will be different", "{L}: bold of you"],
    ["I have a system", "The system is panic"],
    ["We have always done it this way", "It has always been a mess"],
  ],
  middles: ["Five minutes later", "Still going", "Nobody said a word"],
  oneLiners: [
    "If {l} were a sport, I would finally own a trophy",
    "My cat has heard everything about this by now: {l}",
    "My plans for the weekend. Also my weekend: {l}",
    "I have a system, and the system is panic",
  ],
  frozen: {
    glad: ["Partner in crime", "The mastermind", "Main character"],
    sorry: ["Key witness", "The only witness", "Knows too much"],
  },
  gladSteps: ["Me, telling one friend", "Me, telling everyone", "Me, writing a poem about it"],
  steps: [
    ["{L}", "{M}", "Me: totally normal"],
    ["{L}", "The same, but faster", "Me: totally normal"],
    ["“I will do it tonight”", "“I will do it this weekend”", "“I live here now”"],
    ["It is mostly fine", "Define fine", "I have named the fire"],
  ],
  me: "Me",
  drawn: {
    "The thing that is everywhere": [
      ["{L}", "Me, calm as ever"],
      ["The usual", "Me, calm as ever"],
    ],
    "The sensible way": [
      ["{B}: {g}", "{Habit}", "Me"],
      ["Just try {b}", "{Habit}", "Me"],
      ["{B}: {g}", "{L}", "Me"],
      ["Just try {b}", "{L}", "Me"],
      ["{B}", "The way it always was", "Me"],
    ],
    "Where it starts": [
      ["{L}", "{M}", "Calling it a tradition", "Giving it a name"],
      ["{L}", "The same, but faster", "The same, in bed", "The same, in my dreams"],
      ["A small list", "A list of lists", "A spreadsheet for both", "A meeting about it"],
    ],
    "The heaviest": [
      ["The actual job", "{L}", "{M}", "The inbox", "Family", "Laundry", "My lunch break"],
      ["The actual job", "{L}", "The inbox", "The other inbox", "Family", "Laundry", "My lunch break"],
      ["The actual job", "The inbox", "The other inbox", "A quick call", "Family", "Laundry", "My lunch break"],
    ],
    "The hard way": [
      ["{L}", "{B} at work"],
      ["The way it always was", "{B} at work"],
    ],
    "What goes on outside": [
      ["{L}", "{B}", "My evening"],
      ["{L}", "Double glazing", "My evening"],
      ["An ordinary Monday", "A closed door", "My evening"],
    ],
    "Whose kit it is": [
      ["The starter kit", "{L}", "{M}", "{Habit}", "“It is fine”", "Missing: {B}"],
      ["The starter kit", "{L}", "{M}", "Big plans", "“It is fine”", "Missing: {B}"],
      ["The starter kit", "{L}", "Big plans", "Every tab open", "“It is fine”", "Missing: {B}"],
      ["The starter kit", "Big plans", "Every tab open", "Cold tea", "Unread messages", "“It is fine”"],
    ],
  },
  chat: {
    opening: ["guess what happened again"],
    named: ["{s}", "and in a whole sentence?", "{N}. {P}. or two"],
    talk: [
      [
        "let me guess: {l}",
        "worse. {m}",
        "have you looked at {n}? {p}",
        "“{doubt}”",
        "{q}. {by} said that",
        "and what does it cost",
        "{price}",
      ],
      [
        "let me guess: {l}",
        "worse. {m}",
        "have you seen {n}? {s}",
        "“{doubt}”",
        "{q}. {by} said that",
        "and what does it cost",
        "{price}",
      ],
      [
        "let me guess: {l}",
        "how did you know",
        "have you looked at {n}? {p}",
        "since when is that a thing",
        "since always",
        "and what does it cost",
        "{price}",
      ],
      [
        "let me guess: {l}",
        "how did you know",
        "have you seen {n}? {s}",
        "since when is that a thing",
        "since always",
        "and what does it cost",
        "{price}",
      ],
      [
        "let me guess: {l}",
        "how did you know",
        "have you looked at {n}",
        "is that a person",
        "no. and no",
        "what does it do",
        "{p}",
      ],
      [
        "what is it this time",
        "the usual. you know me",
        "have you looked at {n}",
        "is that a person",
        "no. and no",
        "what does it do",
        "you have to see it",
      ],
    ],
    lead: "and then?",
    last: {
      friend: ["{gained}. you are welcome", "you will see. you owe me one"],
      me: ["wait. {g}? that was an option?", "fine. I am looking it up"],
    },
  },
};
