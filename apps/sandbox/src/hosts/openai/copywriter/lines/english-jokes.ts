import type { MaybeLine } from "../choose-line.ts";
import type { BrandVoice } from "../voice.ts";
import type { Joke, Lines } from "./lines.ts";
import { type CustomerTrouble, customerTroubleOf, short } from "./trouble.ts";

/** English jokes, built on the pain of the brief. */
export function englishJokes(
  voice: BrandVoice,
): Pick<
  Lines,
  "jokes" | "turns" | "oneLiners" | "middles" | "me" | "onlookers" | "happens" | "frozen" | "steps" | "chat"
> {
  const trouble = customerTroubleOf(voice);
  return {
    jokes: jokesOf(trouble),
    turns: (hook) => turnsAfter(hook, trouble),
    oneLiners: oneLinersOf(trouble),
    middles: [
      ["So I made a list.", "Then a list of the lists."],
      ["It started well.", "It did not stay well."],
      ["Everybody said: easy.", "Nobody said how."],
    ],
    me: short(voice.people, 3) ?? "Me",
    onlookers: "Everyone watching",
    happens: [
      `Me, ${trouble.doing}, day one`,
      trouble.thing && `Me, seeing ${trouble.thing} again`,
      `Somebody says ${trouble.doing} is “quick”`,
    ],
    frozen: [
      "The “it’s fine” face",
      "Hope, briefly",
      "Professional optimism",
      "Inner peace, canceled",
      "The Monday face",
    ],
    steps: stepsOf(trouble),
    chat: chatOf(voice, trouble),
  };
}

const jokesOf = ({ doing, Doing, thing, Thing, act }: CustomerTrouble): (Joke | null)[] => [
  ["Me: this is the week I stop.", `Me, Tuesday: ${doing}.`],
  ["My calendar: free all afternoon", `Me: ${doing}`],
  ["“It only takes a minute.”", `Me, by candlelight: ${doing}`],
  ["Friends: how was your weekend? Me: relaxing.", `My weekend: ${doing}.`],
  ["Sunday evening plans", `${Doing}. Obviously.`],
  ["How I thought I would spend my thirties", `${Doing}, in sweatpants`],
  thing ? ["Day off. Sun out. Phone silent.", `${Thing}: knock knock.`] : null,
  thing ? ["Me: I am a calm person.", `${Thing}: are you, though?`] : null,
  thing ? ["Nothing can ruin this morning.", `${Thing}: hold my coffee.`] : null,
  thing ? ["Doctor: try to avoid stress.", `${Thing}, at the window: hi.`] : null,
  act ? ["Horoscope: expect the unexpected.", `Me: ${act}, as expected.`] : null,
  act ? [`Me: today I will not ${act}.`, "Also me: just this once."] : null,
  ["I have a system.", "The system is panic."],
  ["We have always done it this way.", "It has always been a mess."],
];

/** A turn that answers the hook in its own form: question, order, list, scene, claim. */
function turnsAfter(hook: string, { doing, thing, Thing }: CustomerTrouble): MaybeLine[] {
  if (/\?["”’)]*$/.test(hook))
    return [
      "The group chat has gone quiet.",
      "I would like to phone a friend.",
      "Nobody move. Nobody answer.",
      `Me, ${doing}: next question.`,
    ];
  if (/^(stop|don['’]?t|never|quit|avoid|skip)\b/i.test(hook))
    return ["Me, in the middle of it: who, me?", "Too late. Already did it twice.", `Me, ${doing}: noted.`];
  if (/^\d+\s/.test(hook))
    return ["I came for advice, not a mirror.", "Me: collects them all.", "Why are they all me?"];
  if (/^(pov|me\b|when|that moment)/i.test(hook))
    return [
      "And it is only Tuesday.",
      "Smiling, but only on the outside.",
      thing && `${Thing}: surprise.`,
      "And I said “no rush.”",
    ];
  return [
    "And I took that personally.",
    "I feel seen. And slightly attacked.",
    `Me, still ${doing}: interesting.`,
    "Explains my entire last month.",
    "Me, reading this twice: rude.",
  ];
}

const oneLinersOf = ({ doing, thing, act }: CustomerTrouble): MaybeLine[] => [
  `Me explaining to my cat why I am ${doing} again`,
  `Nobody taught me this, but I am now an expert in ${doing}`,
  `If ${doing} were a sport, I would finally own a trophy`,
  `Adult life is ${doing} and telling people it is going great`,
  `The plan for this year was not ${doing}, and yet here we are`,
  thing && `My love language is not having to think about ${thing}`,
  act && `“I work well under pressure,” I say, and ${act}`,
];

const stepsOf = ({ many, doing }: CustomerTrouble): string[][] => [
  many
    ? [`A few ${many}`, `A folder for the ${many}`, "A spreadsheet about the folder", "A meeting about the spreadsheet"]
    : ["A small list", "A list of the lists", "A spreadsheet for both", "A meeting about the spreadsheet"],
  ["“I will do it later”", "“I will do it tonight”", "“I will do it this weekend”", "“I live here now”"],
  ["It is fine", "It is mostly fine", "Define fine", "I have named the fire"],
  [
    short(`Me, ${doing}`, 6) ?? "Me, improvising",
    "Me, doing it faster",
    "Me, doing it in bed",
    "Me, doing it in my dreams",
  ],
];

/** A scripted chat between a person who keeps doing it and a friend who knows better. */
function chatOf({ name, hook }: BrandVoice, { doing, many }: CustomerTrouble): Lines["chat"] {
  const asks = /\?["”’)]*$/.test(hook);
  return {
    opening: [`Be honest. Are you ${doing} again?`, `Please tell me you are not ${doing} again.`],
    afterHook: asks
      ? [
          ["I would rather not say.", `You are ${doing} again, right?`],
          ["Why do you ask.", "Because it is Monday and I know you. Again?"],
        ]
      : [
          ["Why would you text me that.", `Because you are ${doing}. Again.`],
          ["Wow. Good morning to you too.", `Tell me you are not ${doing} again.`],
          ["Why would you text me that.", "Because it is Monday and I know you. Again?"],
        ],
    talk: [
      ["Define “again”.", "You said you would stop.", "I said soon.", `Have you even tried ${name}?`],
      ["It is a tradition.", "It is a cry for help.", "It is on my list.", `Put ${name} on the list.`],
      ["It calms me down.", "You sent me a voice note. Of sighing.", "Artistic sighing.", `Just open ${name}.`],
    ].map((talk) => [
      ...talk,
      "And who does it until then?",
      "You. Obviously.",
      "And if I just ignore it?",
      "You tried that in spring.",
    ]),
    lastAsked: [`I am sending you ${name}. Open it.`, "I am telling your mother."],
    lastAnswered: [
      "I was too busy to save time.",
      many ? `I saw a link and thought it was more ${many}.` : "I thought the link was more homework.",
      "Okay. But I finish this one first.",
    ],
  };
}
