import { englishChecks } from "./checks.ts";
import type { Phrasebook } from "./phrasebook.ts";

/** What English tells a reader to do, and not to do. */
export const englishAdvice: Pick<
  Phrasebook,
  "checks" | "here" | "habits" | "ownHabits" | "ours" | "lookFor" | "mistakes" | "ownMistakes"
> = {
  checks: englishChecks,
  here: "Here: {x}",
  habits: [
    ["Ask a customer", "{By} says: “{q}.”", "Ask a customer: “{q}”"],
    ["Write down when it happens", "{L}: note the day, and what came before it.", "Write down each time: {l}"],
    ["Know what you are after", "{G}. Everything else is a detail.", "Know what you are after: {g}"],
    ["Give it a week", "One day says little. A whole week says a lot."],
    ["Change one thing at a time", "Change two, and you never know which one helped."],
    ["Give it a fixed time", "What has its time gets done. The rest waits."],
    ["Start smaller than you planned", "Five minutes that you keep up beat a plan that you drop."],
    ["Keep what you need within reach", "What is at the back of a drawer is not used."],
    ["Look back once a week", "Keep what helped, and drop one thing that did not."],
    ["Write down what you tried", "Three words are enough to remember it by."],
  ],
  ownHabits: [
    ["Ask before you buy", "“{X}?” If the answer is no, keep looking.", "Ask before you buy: {x}?"],
    ["Know what your money buys", "{X}. That stays when the price is forgotten.", "Know what your money buys: {x}"],
    ["Keep one thing on your list", "{X}. Take nothing without it.", "Keep this on your list: {x}"],
    ["Check one thing first", "{X}. Everything else comes after it.", "Check this first: {x}"],
  ],
  ours: [
    ["Choose {n}", "{P}."],
    ["Choose {n}", "{P}. {O}."],
  ],
  lookFor: { points: ["Look for: {x}", "Check: {x}"], gain: "The result: {x}" },
  mistakes: [
    ["Getting used to it", "{L}: soon you no longer notice, and it stays.", "Getting used to it: {l}"],
    ["Believing the usual excuse", "“{Doubt}.” Look closer before you believe it."],
    ["Working around it", "{M}: a workaround never ends it.", "Working around it: {m}"],
    ["Waiting for the right moment", "It rarely comes by itself. Today is soon enough."],
    ["Changing everything at once", "Then you never know which change helped."],
    ["Giving up after the first try", "One bad day says little about a good week."],
    ["Never writing down what helped", "Three words are enough to remember it by."],
  ],
  ownMistakes: [
    ["Skipping the details", "Worth a look: {x}.", "Skipping the details: {x}"],
    ["Only comparing prices", "{X}: no price tag tells you.", "Missing it on the price tag: {x}"],
  ],
};
