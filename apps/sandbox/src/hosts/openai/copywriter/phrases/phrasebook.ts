import type { Pair } from "../choose-line.ts";
import type { TradeJokes } from "../know-how/jokes/trade-jokes.ts";
import type { TradeTold } from "../know-how/told/trade-told.ts";
import type { Checks } from "./checks.ts";

/** What a step of a piece speaks of. */
export type Topic = "pain" | "trouble" | "turn" | "point" | "doubt" | "quote" | "gain" | "price";

/** How a topic is told: as a slide, aloud, in few words on a picture, and as a quiet thought. */
export type Frames = {
  slides: readonly Pair[];
  spoken: readonly string[];
  short: readonly string[];
  quiet: readonly string[];
};

/** What a person does, or does wrong: a title, what there is to say about it, and both in few words, if that is another line. */
export type Advice = readonly [title: string, body: string, alone?: string];

/**
 * The sentences of a language around the brief's own phrases. Placeholders: `{n}` the product, `{k}` a shorter form of it, `{dn}` the product behind a French "de", `{b}` its name as on a label, `{x}` what the step is
 * about, `{y}` and `{z}` further things of the kind, `{a}` the answer to it, `{q}` and `{by}` a customer's words, `{l}` and `{m}` a short form of two pains,
 * `{g}` a short form of the gain, `{p}` the main point, `{o}` another one, `{s}` a short one, `{by}` a customer, `{who}` the audience, `{t}` a moment in which the product is used, `{h}` what to do about a trouble, `{habit}` what people do instead, `{price}`, `{span}` and `{daily}` the times of the hook; with a capital
 * letter they open a sentence. A line whose words the brief does not have is left out. They stand where no case, number
 * or gender can be wrong: alone, or behind a colon.
 */
export type Phrasebook = {
  topics: Readonly<Record<Topic, Frames>>;
  /**
   * What a piece asks for, by template: a title, and the same in a sentence; "" is for all others. Nobody has done a
   * mistake to tick it off.
   */
  asks: Readonly<Record<string, readonly Pair[]>>;
  /** Slides that claim nothing, for a piece that is longer than its brief. */
  spare: readonly Pair[];
  /** For a list of habits, ways or steps: things to do that claim nothing. At least six can be said about any brief. */
  habits: readonly Advice[];
  /** The same with a fact of the product, `{x}`: what no other product could be told about. */
  ownHabits: readonly Advice[];
  /** What to ask before one chooses, by what the fact that answers it is about. */
  checks: Checks;
  /** The answer of the product to what others miss, `{x}`, in fewest words. */
  here: string;
  /** What people of the product's trade do, and do not: told before what fits any. Left out where no trade is known. */
  trade?: {
    jokes: TradeJokes;
    told: TradeTold;
    cause: Pair;
    moments: readonly string[];
    habits: readonly Pair[];
    /** The habits in the order of the work. */
    inOrder: readonly Pair[];
    mistakes: readonly Pair[];
  };
  /** What such a list ends with, as its best: the product's own way. */
  ours: readonly Pair[];
  /** For a hook that promises a way, in few words: what of the product to look for, and what comes of it. */
  lookFor: { points: readonly string[]; gain: string };
  /** For a list of mistakes: things that people do. At least five can be said about any brief. */
  mistakes: readonly Advice[];
  /** Mistakes that a fact of the product mends, `{x}`. */
  ownMistakes: readonly Advice[];
  /** A second thing to do, `{x}`. */
  secondly: string;
  /** What the product has against a mistake, `{x}`. */
  mended: string;
  /** What is said of a trouble that nothing in the brief answers. */
  nods: readonly string[];
  halves: readonly [before: string, after: string];
  /** Before a complaint that is told beside its figure. */
  known: string;
  /** The gain after the time that the hook names, `{span}`: as a label, and with the gain; and for the time that it takes each day, `{daily}`. */
  later: readonly [label: string, line: string];
  daily: string;
  /** On the last note beside hands. */
  hands: string;
  /** What stands over a customer's words. */
  says: string;
  /** The same task twice: the title and the line of the old way and the new one, and the difference. */
  race: { old: readonly Pair[]; fresh: readonly Pair[]; difference: readonly Pair[] };
  numbers: string;
  /** On a receipt: beside an item that has no amount, and beside what there is none of; before the sum, and before a price that is none; and what is `paid` for, below a price. */
  receipt: { included: string; none: string; sum: string; price: string; paid: string };
  /** Two answers to a trouble: something to do, `{x}`, and the product. */
  answers: readonly string[];
  /** Dry remarks under a snapshot. */
  remarks: readonly string[];
  /** A postscript; and whom a glad note thanks in it. */
  afterthought: readonly string[];
  thanks: string;
  friend: readonly string[];
  /** A joke's second line by how its hook opens, whole jokes, and single lines. */
  turns: Readonly<Record<"gain" | "pain" | "day" | "quote" | "scene" | "question" | "other", readonly string[]>>;
  jokes: readonly Pair[];
  middles: readonly string[];
  oneLiners: readonly string[];
  /**
   * What a frozen picture is called, after a hook that is glad, and after any other: a part in the story, which anything
   * that can be seen may have.
   */
  frozen: { glad: readonly string[]; sorry: readonly string[] };
  /** One thing getting out of hand: something good, and anything else. */
  gladSteps: readonly string[];
  steps: readonly (readonly string[])[];
  me: string;
  /** The labels of a drawing, by the office of its first place. */
  drawn: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** A chat after its first message, in turn: answer, trouble, the product, a reaction, and on. */
  chat: {
    opening: readonly string[];
    talk: readonly (readonly string[])[];
    /** After a first message that asks about the product by its name: three words, `{three}`, and a whole sentence, `{whole}`. */
    named: { talk: readonly string[]; end: readonly [asked: string, twist: string] };
    /** Three words that are true of anything. */
    threeWords: string;
    /** A sentence about a fact that does not tell how it would be said. */
    inASentence: string;
    /** What is asked before the friend's last message, and that: the twist. */
    end: readonly [asked: string, twist: string];
    /** How a shorter one ends, with the outcome, by whose turn it is. */
    last: { friend: readonly string[]; me: readonly string[] };
  };
  caption: {
    /** One concrete thing, and a question or a next step, by what is asked of a kind. */
    body: readonly string[];
    /** What the trade knows beside the piece: one more of a list, and what helps too. */
    extra: { list: string; other: string };
    slide: string;
    /** By what the hook promises: a number of things, what hurts, and anything else. */
    questions: Readonly<Record<"list" | "pain" | "other", readonly string[]>>;
    next: readonly string[];
    tag: readonly string[];
    named: readonly string[];
    scripted: string;
  };
};
