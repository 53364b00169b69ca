import type { MaybeLine, Pair } from "../choose-line.ts";

/** The topics of a piece, in the order of a story. */
const topics = ["pain", "cost", "turn", "how", "start", "people", "proof", "price", "spare", "ask"] as const;
export type Topic = (typeof topics)[number];

/** Lines about a topic. Each list is a choice; "" and null are lines that this brief does not allow. */
export type Said = {
  /** As a slide: a title that stands for itself, and what follows it. */
  slides: readonly Pair[];
  /** As a sentence to a friend. */
  spoken: readonly MaybeLine[];
};

/** A joke in two lines: setup and turn. */
export type Joke = readonly [setup: string, turn: string];

/** Everything that can be said of one brief in one language. Empty lists where the language offers nothing. */
export type Lines = {
  /** `told` is the sentence of the brief that it is about, if any; `n` counts the steps of the same topic. */
  topic: (topic: Topic, told: string, n: number) => Said;
  /** One word that can stand alone on a slide. */
  words: Readonly<Record<Topic, readonly string[]>>;
  /** The points of a list as the hook announces them ("signs", "mistakes", …); none if it announces nothing known. */
  points: (hook: string) => readonly Pair[];
  /** What the two halves of a comparison are called; "" leaves it to the template. */
  halves: readonly [before: string, after: string];
  /** The state before and after, and a line on what differs between them. */
  before: readonly MaybeLine[];
  after: readonly MaybeLine[];
  difference: readonly MaybeLine[];
  /** A note by hand; what a friend says, phone in hand; notes beside a detail of what is shown. */
  notes: readonly MaybeLine[];
  friend: readonly MaybeLine[];
  details: readonly MaybeLine[];
  /** Lines of a receipt: the pain, the outcome, the price, and the total. */
  receipt: { pain: string; outcome: string; price: string; sum: string; more: readonly string[] };
  jokes: readonly (Joke | null)[];
  /** What can follow a hook as its turn. */
  turns: (hook: string) => readonly MaybeLine[];
  oneLiners: readonly MaybeLine[];
  /** Between the first and the last panel. */
  middles: readonly (readonly string[])[];
  /** The subject of the joke; what happens before the picture freezes, and what the frozen picture is called. */
  me: string;
  /** Who else is in the picture. */
  onlookers: string;
  happens: readonly MaybeLine[];
  frozen: readonly string[];
  /** The labels of a drawing, by what its first slot is for. */
  drawn: Readonly<Record<string, readonly (readonly MaybeLine[])[]>>;
  /** One thing getting out of hand, in four steps. */
  steps: readonly (readonly string[])[];
  chat: {
    opening: readonly MaybeLine[];
    /** The first answer if the other side opened, and what follows it. */
    afterHook: readonly (readonly [string, string])[];
    /** Answer, question, answer, the question about the product, and on. */
    talk: readonly (readonly string[])[];
    /** How it ends, by whose turn it is: the one who asks, the one who answers. */
    lastAsked: readonly MaybeLine[];
    lastAnswered: readonly MaybeLine[];
  };
  /** What is said of something that is visible at the same time. */
  seen: (told: string) => readonly MaybeLine[];
  /** What a thing behind the speaker is called. */
  named: Readonly<Record<Topic, string>>;
  /** Few words beside what hands do. */
  hands: Readonly<Record<"usual" | "known" | "product" | "watch" | "last", MaybeLine>>;
  /** The same line said another way, and as the last of three. */
  again: (line: string) => readonly MaybeLine[];
  last: (line: string) => readonly MaybeLine[];
  /** A founder's quiet story, in order. */
  quiet: readonly (readonly MaybeLine[])[];
  /** The same task against the clock: titles and lines of the old way, the new way, the difference. */
  race: { old: readonly Pair[]; fresh: readonly Pair[]; difference: readonly Pair[] };
  /** The text under a post: how it continues after the hook, the call to action; what a scripted chat must say. */
  caption: { turn: readonly MaybeLine[]; ask: readonly MaybeLine[]; swipe: readonly string[]; scripted: string };
  price: (price: string) => string;
  tags: readonly string[];
};
