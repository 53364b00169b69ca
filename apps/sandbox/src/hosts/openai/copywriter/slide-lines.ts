import type { Pair } from "./choose-line.ts";
import type { Voice } from "./voice.ts";
import { lowerFirst, sentence, upperFirst, withoutEnd } from "./words.ts";

type Maybe = Pair | null | "" | false;
const said = (pairs: Maybe[]): Pair[] => pairs.filter((it): it is Pair => Array.isArray(it));

/** Slides about what hurts. */
export function painPairs({ pain, people }: Voice): Pair[] {
  const { you, doing, thing, plain } = pain;
  return said([
    you && [`${upperFirst(you)}.`, "It is not a lack of effort. The way it is set up works against you."],
    doing && [
      `Still ${doing}?`,
      "It rarely looks like a problem. It looks like a normal day, and that is why it stays.",
    ],
    doing && [`Tired of ${doing}?`, "You are not behind. You are doing by hand what should not need your hands."],
    doing && [`${upperFirst(doing)} was never the job.`, "It only feels that way because it takes up so much room."],
    thing && [
      `It starts with ${thing}.`,
      "Then the rest of the day bends around it, and nobody remembers agreeing to that.",
    ],
    thing && [`${upperFirst(thing)}. Again.`, "Small enough to ignore, steady enough to wear you down."],
    people && you && [`${upperFirst(you)}.`, `Ask other ${people}. They will describe the same week you just had.`],
    [plain, "If you nodded just now, this is for you. It does not have to stay that way."],
    people && [plain, `Most ${people} know this one by heart. Few of them say it out loud.`],
  ]);
}

/** What the trouble takes, without a figure. */
export const costPairs = (): Pair[] => [
  ["It adds up quietly.", "Not in one bad day, but in all the ordinary ones you stopped counting."],
  ["The cost nobody writes down", "First your attention. Then your energy. Then the thing you actually wanted to do."],
  ["And it spreads.", "What is annoying on Monday becomes a habit by Friday, and a habit is hard to see."],
];

/** The moment it changes. */
export function turnPairs({ outcome, name, Name }: Voice): Pair[] {
  const { act, doing, thing, plain } = outcome;
  return said([
    act && [`What if you could ${act}?`, `That is the question ${name} was built around.`],
    act && [`${Name} turns that around.`, `You ${act}. The old way simply stops being the default.`],
    doing && [`Imagine ${doing}.`, `Not someday. That is what ${name} is there for.`],
    thing && [`Picture this: ${thing}.`, `That is what ${name} is for, without the fight to get there.`],
    thing && [`${Name} turns that around.`, `What you get instead: ${thing}.`],
    doing && [`${Name} takes another road.`, `It makes ${doing} feel like nothing special.`],
    !doing && [`Then there is ${name}.`, plain],
    !doing && [`${Name} takes another road.`, `${plain} That is the whole point.`],
  ]);
}

/** What it does, in the brief's own words. */
export function howPairs({ name }: Voice, does: string, index: number): Pair[] {
  const titles =
    index === 0
      ? [`How ${name} works`, `What ${name} actually does`, "In plain words", "Here is the whole idea"]
      : ["And there is more to it", "The part people overlook", "What happens next"];
  return titles.map((title) => [title, does] as const);
}

export const startPairs = ({ name, Name }: Voice): Pair[] => [
  ["How to start", `Do not change everything. Change a single thing, and let ${name} be that thing.`],
  ["How to judge it", `Give ${name} a normal week, not a perfect one. You will know.`],
  ["Start small.", `${Name} does not need a grand plan. It needs a first try.`],
];

/** What fills a long carousel without claiming anything. */
export const sparePairs = ({ name }: Voice): Pair[][] => [
  [["You have tried things before.", `So has everybody. That is why ${name} asks so little of you at first.`]],
  [["Somebody comes to mind?", "Send it to them. It is easier to say with a slide than over dinner."]],
  [["Worth keeping", "Save this one. It will be just as true on the next bad day."]],
];

/** Whom it is for. Empty if the brief does not name a group. */
export const peoplePairs = ({ people, name }: Voice): Pair[] =>
  people
    ? [
        [
          `Made for ${people}`,
          "If that is you, you will see it at first use: the small things are in the right place.",
        ],
        [
          `Why ${people} look twice`,
          `${upperFirst(name)} speaks to the problem you have, not to the one that is easy to sell.`,
        ],
      ]
    : [];

/** The brief's own proof, word for word. */
export const proofPairs = (proof: string): Pair[] =>
  ["Proof, not promises", "Do not take our word for it", "Here is what stands behind it"].map(
    (title) => [title, sentence(proof)] as const,
  );

/** The brief's own price. Empty if there is none. */
export const pricePairs = ({ price }: Voice): Pair[] =>
  price
    ? [
        ["What it costs", `${upperFirst(withoutEnd(price))}. That is the answer, no asking around.`],
        ["The price, up front", `${upperFirst(withoutEnd(price))}. Now you know before you click.`],
      ]
    : [];

/** The one thing that is asked. */
export function askPairs({ outcome, name, Name, price }: Voice): Pair[] {
  return said([
    [
      `Try ${name} this week.`,
      price ? `${priceLine(price)} The link is in the bio.` : "Start with a single thing. The link is in the bio.",
    ],
    outcome.act && [`Ready to ${lowerFirst(outcome.act)}?`, `${Name} is a tap away: the link is in the bio.`],
    ["Your move.", `Save this for later, or try ${name} now. The link is in the bio.`],
    [`Give ${name} a fair try.`, "Link in the bio. Send this to somebody who needs it too."],
  ]);
}

/** "Price: $14 a bag." but "Free." */
export const priceLine = (price: string): string =>
  /\d/.test(price) ? `Price: ${withoutEnd(price)}.` : sentence(price);
