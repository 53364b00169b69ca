import type { BrandVoice } from "../voice.ts";
import { phraseWithin, sentence, withoutEnd } from "../words.ts";
import type { Lines, Said, Topic } from "./lines.ts";

/** Lines for any language: the brief's own words and nothing else. */
export function plainLines(voice: BrandVoice): Lines {
  const { Name, name, pain, outcome, does, price } = voice;
  const hurts = pain && withoutEnd(pain.plain);
  const gain = outcome && withoutEnd(outcome.plain);
  const details = [...does, ...voice.proof].map((it) => phraseWithin(withoutEnd(it), 8));
  return {
    topic: (topic, told) => plainTopic(voice, topic, told),
    words: { pain: [], cost: [], turn: [], how: [], start: [], people: [], proof: [], price: [], spare: [], ask: [] },
    points: () => [],
    halves: ["", ""],
    before: [hurts],
    after: [gain, Name],
    difference: [gain, Name],
    notes: [gain, hurts, Name],
    friend: [gain, hurts, Name],
    details: [hurts, ...details, gain, Name],
    receipt: { pain: "", outcome: "", price: "", sum: Name, more: [] },
    jokes: hurts ? [[hurts, `${Name}.`]] : [],
    turns: () => [hurts, `${Name}.`],
    oneLiners: [hurts, gain],
    middles: [],
    me: Name,
    onlookers: "",
    happens: [hurts],
    frozen: [Name],
    steps: [],
    drawn: {},
    chat: {
      opening: [hurts && `${hurts}?`],
      afterHook: [],
      talk: [],
      lastAsked: [`${Name}.`],
      lastAnswered: [`${Name}?`],
    },
    seen: (told) => [told],
    named: {
      pain: "",
      cost: "",
      turn: Name,
      how: Name,
      start: "",
      people: "",
      proof: "",
      price: "",
      spare: "",
      ask: Name,
    },
    hands: {
      usual: hurts && phraseWithin(hurts, 5),
      known: null,
      product: Name,
      watch: null,
      last: gain && phraseWithin(gain, 5),
    },
    again: (line) => [line],
    last: (line) => [`${line} ${Name}.`],
    quiet: [[hurts && sentence(hurts)], [does[0] ?? null], [gain && sentence(gain)]],
    race: {
      old: hurts ? [["", sentence(hurts)]] : [],
      fresh: [[Name, does[0] ?? sentence(Name)]],
      difference: gain ? [["", sentence(gain)]] : [],
    },
    caption: {
      turn: [
        [hurts, gain]
          .map((it) => it && sentence(it))
          .filter(Boolean)
          .join(" "),
      ],
      ask: [],
      swipe: [],
      scripted: "",
    },
    price: (it) => sentence(it || (price ?? "")),
    tags: [name],
  };
}

function plainTopic({ pain, outcome, Name, price }: BrandVoice, topic: Topic, told: string): Said {
  const only = (text: string | null | undefined): Said =>
    text ? { slides: [[text, ""]], spoken: [text] } : { slides: [], spoken: [] };
  switch (topic) {
    case "pain":
      return only(pain?.plain);
    case "turn":
      return outcome
        ? { slides: [[`${Name}.`, outcome.plain]], spoken: [`${Name}. ${outcome.plain}`] }
        : only(`${Name}.`);
    case "how":
    case "proof":
      return told === "" ? only(null) : only(sentence(told));
    case "price":
      return only(price && sentence(price));
    case "ask":
      return only(`${Name}.`);
    default:
      return only(null);
  }
}
