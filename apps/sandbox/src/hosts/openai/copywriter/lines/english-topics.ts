import type { Pair } from "../choose-line.ts";
import type { BrandVoice } from "../voice.ts";
import { lowerFirst, sentence, upperFirst, withoutEnd } from "../words.ts";
import type { Said, Topic } from "./lines.ts";

type Maybe = Pair | null | "" | undefined | false;
const said = (pairs: readonly Maybe[]): Pair[] => pairs.filter((it): it is Pair => Array.isArray(it));

/** English lines about each topic. */
export function englishTopic(voice: BrandVoice, topic: Topic, told: string, n: number): Said {
  switch (topic) {
    case "pain":
      return painLines(voice);
    case "turn":
      return turnLines(voice);
    case "people":
      return peopleLines(voice);
    case "ask":
      return askLines(voice);
    case "price":
      return priceLines(voice);
    case "proof":
      return { slides: PROOF_TITLES.map((it) => [it, sentence(told)] as const), spoken: proofLines(told) };
    case "how":
      return { slides: howTitles(voice, n).map((it) => [it, told] as const), spoken: [told] };
    case "start":
      return startLines(voice);
    case "cost":
      return { slides: COST, spoken: COST.map(([title, body]) => `${title} ${body.split(". ")[0]}`).map(sentence) };
    case "spare":
      return spareLines(voice, n);
  }
}

/** Lines about the pain. */
function painLines({ pain, people, Name }: BrandVoice): Said {
  if (!pain)
    return {
      slides: [[`Why ${Name} exists`, "Some things are harder than they have to be. This is one of them."]],
      spoken: ["Some things are harder than they have to be."],
    };
  const { you, doing, thing, plain } = pain;
  const slides = said([
    you && [`${upperFirst(you)}.`, "It is not a lack of effort. The way it is set up works against you."],
    doing && [`Still ${doing}?`, "It never looks like a problem. It looks like a normal day. That is why it stays."],
    doing && [`Nobody signed up for ${doing}.`, "It arrived one small favor at a time, and then it was simply yours."],
    doing && [`${upperFirst(doing)} was never the job.`, "It only feels that way because it takes up so much room."],
    thing && [
      `It starts with ${thing}.`,
      "Then the rest of the day bends around it, and nobody remembers agreeing to that.",
    ],
    thing && [`${upperFirst(thing)}. Again.`, "Small enough to ignore, steady enough to wear you down."],
    people && you && [`${upperFirst(you)}.`, `Ask other ${people}. They will describe the same week you just had.`],
    !doing && [plain, "If you nodded just now, this is for you. It does not have to stay that way."],
    people && !doing && [plain, `Most ${people} know this one by heart. Few of them say it out loud.`],
  ]);
  const spoken = [
    you && `Right now, ${you}.`,
    you && `Be honest: ${you}, and you have learned to live with it.`,
    doing && `You know the drill: ${doing}, week after week.`,
    doing && `If you keep ${doing}, you are not doing anything wrong.`,
    doing && `Nobody dreams of ${doing}.`,
    thing && `First it is ${thing}. Then it is the whole day.`,
    thing && `You know it too well: ${thing}, and then some more.`,
    !doing && `${plain} Sound familiar?`,
    plain,
  ];
  return { slides, spoken };
}

/** What the pain costs, without figures. */
const COST: readonly Pair[] = [
  ["It adds up quietly.", "Not in one bad day, but in all the ordinary ones you stopped counting."],
  ["The cost nobody writes down", "First your attention. Then your energy. Then the thing you actually wanted to do."],
  ["And it spreads.", "What is annoying on Monday becomes a habit by Friday, and a habit is hard to see."],
  ["Nobody sends you a bill for it.", "You pay in evenings, in patience, and in things that never got started."],
];

/** Lines about the turning point. */
function turnLines({ outcome, name, Name }: BrandVoice): Said {
  if (!outcome)
    return {
      slides: [[`Then there is ${name}.`, "It simply gets easier from here."]],
      spoken: [`Then there is ${name}, and it simply gets easier.`],
    };
  const { act, doing, thing, plain } = outcome;
  const slides = said([
    act && [`What if you could ${act}?`, `That is the question ${name} was built around.`],
    act && [`${Name} turns that around.`, `You ${act}. The old way simply stops being the default.`],
    doing && [`Imagine ${doing}.`, `Not someday. That is what ${name} is there for.`],
    thing && [`Picture this: ${thing}.`, `That is what ${name} is for, without the fight to get there.`],
    thing && [`${Name} turns that around.`, `What you get instead: ${thing}.`],
    !doing && [`Then there is ${name}.`, plain],
    !doing && [`${Name} takes another road.`, `${plain} That is the whole point.`],
  ]);
  const spoken = [
    act && `With ${name}, you ${act}.`,
    act && `That is where ${name} comes in. You ${act}.`,
    act && `${Name} is there so you can ${act}.`,
    doing && `${Name} makes ${doing} feel normal.`,
    thing && `${Name} gives you something better: ${thing}.`,
    thing && `Now picture ${thing}. That is ${name}.`,
    !doing && `Then ${name} comes in. ${plain}`,
    !doing && `${Name} changes that. ${plain}`,
  ];
  return { slides, spoken };
}

const howTitles = ({ name }: BrandVoice, n: number): string[] =>
  n === 0
    ? [`How ${name} works`, `What ${name} actually does`, "In plain words", "Here is the whole idea"]
    : ["And there is more to it", "The part people overlook", "What happens next", "Small print, good news"];

function startLines({ name, Name }: BrandVoice): Said {
  const slides: Pair[] = [
    ["How to start", `Do not change everything. Change a single thing, and let ${name} be that thing.`],
    ["How to judge it", `Give ${name} a normal week, not a perfect one. You will know.`],
    ["Start small.", `${Name} does not need a grand plan. It needs a first try.`],
  ];
  return { slides, spoken: slides.map(([, body]) => body) };
}

/** Lines that fill a long piece and claim nothing. */
function spareLines({ name }: BrandVoice, n: number): Said {
  const slides: Pair[] = [
    ["You have tried things before.", `So has everybody. That is why ${name} asks so little of you at first.`],
    ["Somebody comes to mind?", "Send it to them. It is easier to say with a post than over dinner."],
    ["Worth keeping", "Save this one. It will be just as true on the next bad day."],
    ["Notice it once.", "After that you cannot unsee it, and that is where it starts to change."],
    ["You are not behind.", "You are busy with the wrong half of it. That can be swapped."],
  ];
  const slide = slides[n % slides.length];
  return { slides: slide ? [slide] : [], spoken: slide ? [slide[1]] : [] };
}

/** Lines about the audience. Empty if the brief does not name a group. */
function peopleLines({ people, name }: BrandVoice): Said {
  if (!people) return { slides: [], spoken: [] };
  return {
    slides: [
      [`Made for ${people}`, "If that is you, you will see it at first use: the small things are in the right place."],
      [
        `Why ${people} look twice`,
        `${upperFirst(name)} speaks to the problem you have, not to the one that is easy to sell.`,
      ],
    ],
    spoken: [`It is made for ${people}, and you notice.`, `If you are one of the ${people} who nodded: this is yours.`],
  };
}

const PROOF_TITLES = ["Proof, not promises", "Do not take our word for it", "Here is what stands behind it"];

const proofLines = (proof: string): string[] => [
  sentence(proof),
  `Here is the proof: ${lowerFirst(withoutEnd(proof))}.`,
  `And this is not a promise: ${lowerFirst(withoutEnd(proof))}.`,
];

function priceLines({ price }: BrandVoice): Said {
  if (!price) return { slides: [], spoken: [] };
  const it = upperFirst(withoutEnd(price));
  return {
    slides: [
      ["What it costs", `${it}. That is the answer, no asking around.`],
      ["The price, up front", `${it}. Now you know before you click.`],
    ],
    spoken: [`And the price, up front: ${withoutEnd(price)}.`],
  };
}

/** The call to action. */
function askLines({ outcome, name, Name, price }: BrandVoice): Said {
  const slides = said([
    [
      `Try ${name} this week.`,
      price ? `${englishPrice(price)} The link is in the bio.` : "Start with a single thing. The link is in the bio.",
    ],
    outcome?.act && [`Ready to ${lowerFirst(outcome.act)}?`, `${Name} is a tap away: the link is in the bio.`],
    ["Your move.", `Save this for later, or try ${name} now. The link is in the bio.`],
    [`Give ${name} a fair try.`, "Link in the bio. Send this to somebody who needs it too."],
  ]);
  const spoken = [
    `Try ${name} this week. The link is in the bio.`,
    `Have a look at ${name}. You will find it in the bio.`,
    `Give ${name} an honest try. The link is in the bio.`,
    `Start small with ${name}. The link is right there in the bio.`,
    `Save this, then try ${name} for yourself.`,
  ];
  return { slides, spoken };
}

/** "Price: $14 a bag." but "Free." */
export const englishPrice = (price: string): string =>
  /\d/.test(price) ? `Price: ${withoutEnd(price)}.` : sentence(price);
