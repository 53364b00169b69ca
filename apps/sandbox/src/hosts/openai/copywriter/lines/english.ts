import type { Pair } from "../choose-line.ts";
import type { BrandVoice } from "../voice.ts";
import { phraseWithin, sentence, upperFirst, withoutEnd, withoutSubject } from "../words.ts";
import { englishDrawings } from "./english-drawings.ts";
import { englishJokes } from "./english-jokes.ts";
import { englishPrice, englishTopic } from "./english-topics.ts";
import type { Lines } from "./lines.ts";
import { type CustomerTrouble, customerTroubleOf, short } from "./trouble.ts";

/** All English lines for a brief. */
export function englishLines(voice: BrandVoice): Lines {
  const { name, Name, nick, outcome, does } = voice;
  const trouble = customerTroubleOf(voice);
  const gain = short(outcome?.act ?? outcome?.thing ?? outcome?.doing ?? null, 6);
  return {
    topic: (topic, told, n) => englishTopic(voice, topic, told, n),
    words: WORDS,
    points: (hook) => pointsOf(hook, name),
    halves: ["Before", "After"],
    before: [
      short(voice.pain?.doing ?? null, 8),
      trouble.thing,
      voice.pain && short(voice.pain.plain, 9),
      voice.pain ? trouble.doing : "how it used to be",
    ].map((it) => it && upperFirst(it)),
    after: [gain && upperFirst(gain), outcome && short(outcome.plain, 9), `${Name}, and that is it`],
    ...notesOf(voice, trouble, gain),
    receipt: {
      pain: "as usual",
      outcome: "at last",
      price: "Price",
      sum: `Total: ${voice.brand}`,
      more: ["Good intentions: plenty", "Excuses: sold out", "Patience: on the house"],
    },
    ...englishJokes(voice),
    drawn: englishDrawings(voice),
    seen: (told) => [told, `Look closely. ${told}`, `See that? ${told}`, `Watch this part. ${told}`],
    named: NAMED,
    hands: {
      ...{
        usual: upperFirst(short(trouble.doing, 5) ?? "The usual"),
        known: "You know this part",
        product: `Then: ${nick}`,
      },
      ...{ watch: "Watch closely", last: upperFirst(short(gain, 5) ?? "That was all") },
    },
    again: (line) => [
      `Once more, for everybody in the back: ${line}`,
      `No, really: ${line}`,
      `Same thing, but slower. ${line}`,
    ],
    last: (line) => [`${line} And that is why there is ${name}.`, `${line} So: ${name}.`],
    quiet: quietOf(voice, trouble),
    race: raceOf(trouble, voice, gain),
    caption: {
      turn: captionTurns(voice),
      ask: [
        `${Name} is in the bio.`,
        "Save this for the next time it happens. Link in the bio.",
        "Send this to the one who needs it. Link in the bio.",
      ],
      swipe: ["Which slide is you? Tell us in the comments."],
      scripted: "A scripted chat.",
    },
    price: englishPrice,
    tags: ["smallbusiness", "howitworks", "worthsaving", "realtalk"],
    details: [
      "Start here",
      ...does.map((it) => phraseWithin(withoutEnd(withoutSubject(it, Name)), 8)),
      "The part most people miss",
      "This bit. Every single time.",
      ...voice.proof.map((it) => phraseWithin(withoutEnd(it), 8)),
      "Read this line twice",
      "And this is where you click",
      "Keep an eye on this corner",
      `${Name}, by the way`,
      "That is the whole trick",
    ],
  };
}

const WORDS: Lines["words"] = {
  pain: ["Again.", "Still?", "Stuck.", "Why?"],
  cost: ["Quietly.", "Slowly.", "Daily."],
  turn: ["Enough.", "Unless.", "Finally.", "Instead:"],
  how: ["How?", "Simple.", "Like so.", "Also:"],
  start: ["First.", "Today."],
  people: ["Yours.", "You?"],
  proof: ["Proof.", "Proven.", "Really."],
  price: ["Price.", "Cost?"],
  spare: ["Notice.", "Breathe.", "True?"],
  ask: ["Now.", "Go.", "Yours?"],
};

const NAMED: Lines["named"] = {
  pain: "The problem",
  cost: "What it takes",
  turn: "The other way",
  how: "How it works",
  start: "Where to start",
  people: "Who it is for",
  proof: "The proof",
  price: "The price",
  spare: "Worth knowing",
  ask: "Your turn",
};

function notesOf(
  voice: BrandVoice,
  { doing, thing }: CustomerTrouble,
  gain: string | null,
): Pick<Lines, "notes" | "friend" | "difference"> {
  const { name, Name } = voice;
  return {
    difference: [
      gain && `The difference: ${gain}`,
      gain && `Left: ${doing}. Right: ${gain}.`,
      `Same day. Without ${doing}.`,
      `The difference is called ${name}.`,
    ],
    notes: [
      `Note to self: no more ${doing}`,
      `Dear me, please stop ${doing}`,
      gain && `To do: ${gain}`,
      thing && `Not today, ${thing}`,
      thing && `Dear ${thing}, it is over`,
      !gain && !thing && `Remember: ${name}`,
    ],
    friend: [
      `Wait. You are still ${doing}?`,
      `Put this on your phone: ${name}`,
      `Okay, look what ${name} does`,
      `${Name}. You are welcome.`,
      "I am only going to show you this once",
    ],
  };
}

/** The points of a list that its hook announces, without figures. Other lists are filled from the brief. */
function pointsOf(hook: string, name: string): readonly Pair[] {
  if (/\b(signs|symptoms|clues)\b/i.test(hook))
    return [
      ["You plan around it", "Other things move in your calendar. This one never does."],
      ["You stopped counting", "Once you knew how often it happens. Now you would rather not."],
      ["You call it normal", "You have explained it to somebody new as “just how it is here”."],
      ["You have a workaround", "And a second one, for the days when the first does not hold."],
      ["You nodded at this list", "Nobody reads this far about somebody else's problem."],
    ];
  if (/\b(mistakes|wrong|errors)\b/i.test(hook))
    return [
      ["Waiting for a quiet week", "It is not coming. Start in a loud one, with something small."],
      ["Doing it by hand, just this once", "Just this once has a way of meeting you again on Thursday."],
      ["Fixing it instead of changing it", "A patch makes the old way last longer. It does not make it good."],
      ["Asking nobody how they do it", "Somebody you know has solved this and would love to tell you."],
      ["Starting too big", `A grand plan dies on Tuesday. A first try with ${name} does not.`],
    ];
  if (/\b(causes|reasons)\b/i.test(hook))
    return [
      ["It was never decided", "Nobody chose to do it this way. It was simply how it began."],
      ["It hides in small pieces", "A minute here, a minute there, and no moment at which it hurts enough."],
      ["Everyone is polite about it", "Each of us thinks we are the only one who finds it hard."],
      ["The fix looked like work", "So it waited for a free afternoon, and that one is still waiting."],
      ["It worked once", "Which is how most bad habits get their job."],
    ];
  return [];
}

/** A founder's quiet story. It claims nothing but why the product exists. */
function quietOf({ name, Name, pain, outcome, does }: BrandVoice, { thing }: CustomerTrouble): Lines["quiet"] {
  return [
    pain?.doing || pain?.you
      ? [`It began with something ordinary. ${pain.plain}`]
      : [thing ? `It began with ${thing}.` : `It began with something ordinary. ${pain?.plain ?? ""}`.trim()],
    ["It is the kind of thing people stop mentioning.", "You get used to it. That is the sad part."],
    [`So there is ${name} now.`, `We kept thinking about it, and made ${name}.`],
    [does[0] ?? null, does[1] ?? null],
    [outcome && `${outcome.plain} That is all it is for.`, `${Name} does one thing, and tries to do it well.`],
    ["Nothing loud. It is simply there when the day begins.", "Some days, that is enough."],
  ];
}

function raceOf(
  { doing, thing }: CustomerTrouble,
  { name, Name, does, outcome }: BrandVoice,
  gain: string | null,
): Lines["race"] {
  return {
    old: [
      ["The old way", `The old way: ${doing}.`],
      ["Still the old way", thing ? `Still here, with ${thing}.` : "Still here. You may get a coffee."],
    ],
    fresh: [
      ["The new way", does[0]?.startsWith(Name) ? `The new way. ${does[0]}` : `Now with ${name}. ${does[0] ?? ""}`],
      [`${Name}`, does[1] ?? `That is ${name}, the same task, the same day.`],
    ],
    difference: [
      outcome?.act
        ? ["The difference", `And the difference? You can ${gain ?? outcome.act}.`]
        : ["The difference", outcome ? `${sentence(outcome.plain)} That is the difference.` : `It is called ${name}.`],
    ],
  };
}

function captionTurns({ pain, outcome, name, Name }: BrandVoice) {
  const before = pain ? `${pain.plain} ` : "";
  return [
    outcome?.act && `${before}${Name} is for the day you want to ${outcome.act}.`,
    outcome?.thing && `${before}${Name} is about the opposite: ${outcome.thing}.`,
    outcome?.doing && `${before}${Name} makes ${outcome.doing} feel normal.`,
    outcome && !outcome.doing && `${before}It does not have to stay that way. ${outcome.plain}`,
    !outcome && `${before}It does not have to stay that way. That is why there is ${name}.`,
  ];
}
