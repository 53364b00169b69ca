import type { Pair } from "../choose-line.ts";
import type { BrandVoice } from "../voice.ts";
import { phraseWithin, sentence, upperFirst, withoutEnd } from "../words.ts";
import type { Joke, Lines, Said, Topic } from "./lines.ts";
import { plainLines } from "./plain.ts";

/**
 * The lines about a topic; `{name}`, `{pain}`, `{gain}`, `{price}` and `{told}` are replaced by the brief's own words.
 */
type TopicTable = { slides: readonly Pair[]; spoken: readonly string[] };

/** The sentences of a language, as data. A line whose words the brief does not have is left out. */
export type LineTable = {
  topics: Readonly<Record<Exclude<Topic, "how" | "people" | "spare">, TopicTable>>;
  how: { first: readonly string[]; later: readonly string[] };
  spare: readonly Pair[];
  words: Lines["words"];
  halves: Lines["halves"];
  before: readonly string[];
  after: readonly string[];
  difference: readonly string[];
  notes: readonly string[];
  friend: readonly string[];
  details: readonly string[];
  receipt: Lines["receipt"];
  jokes: readonly Joke[];
  turns: {
    order: RegExp;
    asked: readonly string[];
    ordered: readonly string[];
    listed: readonly string[];
    told: readonly string[];
  };
  oneLiners: readonly string[];
  middles: readonly Pair[];
  me: string;
  onlookers: string;
  happens: readonly string[];
  frozen: readonly string[];
  steps: readonly (readonly string[])[];
  drawn: Readonly<Record<string, readonly (readonly string[])[]>>;
  chat: {
    opening: readonly string[];
    afterHook: readonly Pair[];
    talk: readonly (readonly string[])[];
    lastAsked: readonly string[];
    lastAnswered: readonly string[];
  };
  seen: readonly string[];
  named: Lines["named"];
  hands: Readonly<Record<keyof Lines["hands"], string>>;
  again: readonly string[];
  last: readonly string[];
  quiet: readonly (readonly string[])[];
  race: { old: readonly Pair[]; fresh: readonly Pair[]; difference: readonly Pair[] };
  caption: { turn: readonly string[]; ask: readonly string[]; swipe: readonly string[]; scripted: string };
  price: string;
  tags: readonly string[];
};

/** All lines for a brief in a language, from its table. */
export function linesFromTable(voice: BrandVoice, table: LineTable): Lines {
  const fill = fillerOf(voice);
  const all = (lines: readonly string[], more: Words = {}) => lines.map((it) => fill(it, more));
  const pairs = (given: readonly Pair[], more: Words = {}) =>
    given.flatMap(([a, b]): Pair[] => {
      const [one, two] = [fill(a, more), fill(b, more)];
      return one === null || two === null ? [] : [[one, two]];
    });
  const details = [...voice.does, ...voice.proof].map((it) => phraseWithin(withoutEnd(it), 8));
  const { chat, turns, race, caption } = table;
  return {
    ...plainLines(voice),
    ...{ words: table.words, receipt: { ...table.receipt, sum: `${table.receipt.sum}${voice.brand}` } },
    ...{ me: table.me, onlookers: table.onlookers, named: table.named, middles: table.middles, steps: table.steps },
    ...{ frozen: table.frozen, tags: table.tags, halves: table.halves },
    topic: (topic, told, n) => said(topic, { told: withoutEnd(told) }, n),
    before: all(table.before),
    after: all(table.after),
    difference: all(table.difference),
    notes: all(table.notes),
    friend: all(table.friend),
    details: [table.details[0] ?? null, ...details, ...all(table.details.slice(1))],
    jokes: pairs(table.jokes),
    turns: (hook) => all(turnsFor(hook, turns)),
    oneLiners: all(table.oneLiners),
    happens: all(table.happens),
    drawn: Object.fromEntries(Object.entries(table.drawn).map(([place, sets]) => [place, sets.map((set) => all(set))])),
    chat: {
      ...{ opening: all(chat.opening), afterHook: pairs(chat.afterHook) },
      talk: chat.talk.map((talk) => talk.flatMap((it) => fill(it) ?? [])),
      ...{ lastAsked: all(chat.lastAsked), lastAnswered: all(chat.lastAnswered) },
    },
    seen: (told) => all(table.seen, { told: withoutEnd(told) }),
    hands: {
      ...{ usual: fill(table.hands.usual), known: fill(table.hands.known), product: fill(table.hands.product) },
      ...{ watch: fill(table.hands.watch), last: fill(table.hands.last) },
    },
    again: (line) => all(table.again, { line }),
    last: (line) => all(table.last, { line }),
    quiet: table.quiet.map((choices) => all(choices, { told: withoutEnd(voice.does[0] ?? "") })),
    race: {
      old: pairs(race.old),
      fresh: pairs(race.fresh, { told: withoutEnd(voice.does[0] ?? "") }),
      difference: pairs(race.difference),
    },
    caption: { turn: all(caption.turn), ask: all(caption.ask), swipe: caption.swipe, scripted: caption.scripted },
    price: (price) => fill(table.price, { price: withoutEnd(price) }) ?? sentence(price),
  };

  function said(topic: Topic, more: Words, n: number): Said {
    switch (topic) {
      case "how": {
        const titles = all(n === 0 ? table.how.first : table.how.later);
        const body = sentence(more.told ?? "");
        return more.told ? { slides: titles.map((it) => [it ?? voice.Name, body] as const), spoken: [body] } : NOTHING;
      }
      case "spare": {
        const [pair] = pairs([table.spare[n % table.spare.length] ?? ["", ""]]);
        return pair ? { slides: [pair], spoken: [pair[1]] } : NOTHING;
      }
      case "people":
        return NOTHING;
      default: {
        const { slides, spoken } = table.topics[topic];
        return { slides: pairs(slides, more), spoken: all(spoken, more) };
      }
    }
  }
}

const NOTHING: Said = { slides: [], spoken: [] };

type Words = Partial<Record<"name" | "pain" | "gain" | "price" | "told" | "line", string>>;

/** Puts the brief's words into a line; null if it has none of what the line needs. */
function fillerOf({ name, pain, outcome, price }: BrandVoice) {
  const known: Words = {
    name,
    pain: withoutEnd(pain?.thing ?? ""),
    gain: withoutEnd(outcome?.thing ?? ""),
    price: withoutEnd(price ?? ""),
  };
  return (line: string, more: Words = {}): string | null => {
    const words: Words = { ...known, ...more };
    const wanted = [...line.matchAll(/\{(\w+)\}/g)].map(([, key]) => words[key as keyof Words] ?? "");
    if (wanted.includes("")) return null;
    const wordOf = (_: string, key: keyof Words) => words[key] ?? "";
    // An optional group would never match the empty start of a line: looking behind does.
    return line
      .replace(/(?<=^|[.!?] )\{(\w+)\}/g, (all, key: keyof Words) => upperFirst(wordOf(all, key)))
      .replace(/\{(\w+)\}/g, wordOf);
  };
}

function turnsFor(hook: string, { order, asked, ordered, listed, told }: LineTable["turns"]): readonly string[] {
  if (/\?["”“»’)]*$/.test(hook)) return asked;
  if (order.test(hook)) return ordered;
  return /^\d+\s/.test(hook) ? listed : told;
}
