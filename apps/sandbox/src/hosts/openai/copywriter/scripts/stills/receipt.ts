import { inside, label, stemsOf } from "../../material/fragment.ts";
import { isOfOthers } from "../../material/material.ts";
import { inDigits, isTime } from "../../material/measures.ts";
import { isMadeToOrder, offerOf } from "../../phrases/offers.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { lowerFirst, upperFirst, wholeWithin, withoutEnd, wordCount, wordsIn } from "../../words.ts";
import { type BeatDraft, draft } from "../draft.ts";

/** A line in letters, its thing and its amount in words, and the lines of a receipt. Source: the template's guide. */
const LETTERS = 34;
const WORDS = 4;
const LINES = { least: 3, most: 5 };
const HEAD_WORDS = 12;

/** What one gets, item by item, and what it costs. A complaint among the items would read as a part of the product. */
export const receipts = (voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] =>
  Array.from({ length: count }, (_, at) => {
    const isHook = at === 0 && wordCount(voice.hook) <= HEAD_WORDS;
    const title = wholeWithin(isHook ? voice.hook : voice.Name, 16);
    return draft(at === 0 ? "hook" : "proof", { title, body: linesOf(voice, book, at).join("\n"), scene: "proof" });
  });

function linesOf(voice: BrandVoice, { receipt }: Phrasebook, at: number): string[] {
  const { points, gains, price, brand, hook, does, measures } = voice;
  const isFree = (it: string) => !hook.toLowerCase().includes(it.toLowerCase());
  // What else could be paid for would read as a part of the sum; what it is, is no item.
  const isItself = (it: string) => !isOfOthers(it) && !/[$€£]/.test(it) && !does[0]?.startsWith(it);
  // Nobody buys what a thing weighs, or how it was tested.
  const sizes = measures.filter(({ isOfThing }) => isOfThing).map(({ told }) => told);
  const facts = points.filter((it) => isItself(it) && !sizes.includes(it) && !TESTED.test(it));
  const won = gains.filter(isFree);
  // What the head says is said, unless there is none of it; and nobody buys that something cleans itself.
  const isSaid = (row: string) => {
    const own = stemsOf(row.split(":")[0] ?? "");
    return own.length > 0 && !row.endsWith(": 0") && own.every((it) => stemsOf(hook).includes(it));
  };
  const isItem = (row: string) => !isSaid(row) && !/^(?:se|sich) /iu.test(row);
  const counted = [...facts, ...gains].flatMap((it) => countedIn(it, voice) ?? []).filter(isItem);
  const plain = facts.flatMap((it) => itemOf(it, voice, receipt) ?? []);
  const isNew = (it: string) => counted.every((row) => row.split(":")[0] !== it.split(":")[0]);
  const told = counted.length >= LEAST_COUNTED ? counted : [...counted, ...plain.filter(isNew)];
  // Another receipt begins with other items.
  const items = [...new Set([...told.slice(at), ...told.slice(0, at)])]
    .filter((it) => !isSaid(it))
    .toSorted((a, b) => Number(isPlain(a, receipt.included)) - Number(isPlain(b, receipt.included)));
  const sum = totalOf(voice, isMadeToOrder(voice) ? receipt.price : receipt.sum);
  const isBought = offerOf(does[0] ?? "", price) === "goods";
  const head = [isBought ? `${onBill(brand)}: 1` : ""].filter((it) => it !== "" && it.length <= LETTERS);
  // What hurt is gone: a joke that everybody understands on a bill, where it has no other one.
  const hurt =
    isBought && items.every((it) => !it.endsWith(": 0")) ? label(voice.pains[0] ?? "", WORDS, voice.language) : null;
  const gone = hurt ? (lineOf(hurt, "0") ?? "") : "";
  const rows = [...head, ...items, gone].filter((it) => it !== "").slice(0, LINES.most - 1);
  const gained = won.flatMap((it) => itemOf(it, voice, receipt) ?? []);
  const missing = [...gained, brand]
    .filter((it) => rows.every((row) => !row.startsWith(it.split(":")[0] ?? it)))
    .slice(0, Math.max(0, LINES.least - 1 - rows.length));
  return [...rows, ...missing.filter((it) => !sum.includes(it)), sum];
}

/** With fewer rows that count something, others fill the receipt. */
const LEAST_COUNTED = 2;

/** How much or how many of something a fact tells, in digits: "Laid: in 2 days"; what there is none of is counted 0. */
function countedIn(fact: string, voice: BrandVoice): string | null {
  const said = withoutEnd(fact);
  const absent = ABSENT.exec(said)?.[1] ?? LACKING.exec(said)?.[1] ?? "";
  const none = absent === "" ? null : label(absent, 2, voice.language);
  if (none !== null) return lineOf(none, "0");
  const figure = voice.measures.find(({ told }) => told === fact)?.figure ?? "";
  const at = figure === "" ? -1 : said.toLowerCase().indexOf(figure.toLowerCase());
  const digits = at === -1 ? said : `${said.slice(0, at)}${inDigits(figure)}${said.slice(at + figure.length)}`;
  const [, number = "", things = ""] = /(?:from|de|aus|von) (\d+) (\p{L}{4,})/u.exec(digits) ?? [];
  if (number !== "" && !isTime({ figure: `${number} ${things}`, told: fact, isOfThing: false }))
    return lineOf(things, number);
  const line = NORM.test(said) ? null : itemOf(figure.includes("-") ? said : digits, voice, NO_WORDS);
  const [, thing = "", amount = ""] = /^(.+): (.+)$/u.exec(line ?? "") ?? [];
  const told = wordsIn(amount).map((it) => inDigits(`${it} x`).replace(/ x$/, ""));
  return told.some((it) => /\d/.test(it)) ? lineOf(thing.replace(ARTICLE, ""), told.join(" ")) : null;
}

const TESTED = /^(?:tested|getestet|probad[oa]|testée?)\s/iu;
const ARTICLE = /^(?:an?|the|eine?|einen|der|die|das|une?|el|la|los|las|un|una|le|les)\s/iu;
const NO_WORDS = { included: "", none: "0", sum: "", price: "", paid: "" };
/** "… sin tirones", "Feierabend ohne Papierkram". */
const LACKING = /\s(?:without|ohne|sin|sans)\s(\p{L}+)$/iu;
const NORM = /\b\p{Lu}{2,}\s?\d/u;

/** Of "Dew Drop night serum" the name, where that is all a row has room for. */
const onBill = (brand: string): string => (brand.length <= LETTERS - 3 ? brand : (brand.split(" ")[0] ?? brand));

/** The price; without one, what all of it is for. */
function totalOf({ price, gains, brand, hook, language }: BrandVoice, sum: string): string {
  const named = gains.filter((it) => !hook.toLowerCase().includes(it.toLowerCase()));
  const sums = [price ?? "", ...named, brand].filter((it) => it !== "");
  return sums.flatMap((it) => lineOf(sum, inside(withoutEnd(it), language, brand)) ?? [])[0] ?? brand;
}

const isPlain = (line: string, included: string): boolean => included !== "" && line.endsWith(`: ${included}`);

const lineOf = (thing: string, amount: string): string | null => {
  const line = amount === "" ? upperFirst(thing) : `${upperFirst(thing)}: ${amount}`;
  return thing !== "" && line.length <= LETTERS ? line : null;
};

/** "Posted within 24 hours of roasting" is posted: within 24 hours; what cannot be divided so is included. */
function itemOf(fact: string, voice: BrandVoice, { included, none }: Phrasebook["receipt"]): string | null {
  // "We file your return" is no item.
  if (/^(?:we|wir|nosotr[oa]s|nous)\s/iu.test(fact)) return null;
  const words = wordsIn(withoutEnd(fact));
  const [, absent = ""] = ABSENT.exec(withoutEnd(fact)) ?? [];
  if (absent !== "" && none !== "") return lineOf(label(absent, WORDS, voice.language) ?? "", none);
  const [, span = "", lasting = "", of = ""] =
    /^(\S+-(?:year|month|week|day)) (\p{L}+)(?: (?:on|for) (?:the )?(.+))?/u.exec(words.join(" ")) ?? [];
  // What is promised of a part is not promised of the whole: it is left out rather than its limit.
  if (span !== "") return lineOf(of === "" ? lasting : `${of} ${PROMISED[lasting] ?? lasting}`, lasts(span));
  const [, number = "", unit = ""] = /^(\S*\d\S*) (\p{L}{4,})$/u.exec(words.join(" ")) ?? [];
  if (number !== "") return lineOf(unit, number);
  // English has the German preposition "an" as an article.
  const isNamed = (it = "") => /^\p{Lu}{2,}$/u.test(it) || (it === "an" && voice.language !== "de");
  const at = words.flatMap((it, index) =>
    index > 0 && BEFORE_AMOUNT.has(it.toLowerCase()) && !isNamed(it) ? [index] : [],
  );
  // "Within 24 hours of roasting" says something else without its end.
  const isEnd = (it: string, index: number) => OF.has(it.toLowerCase()) && !/ing$/.test(words[index + 1] ?? "");
  const ends = [words.length, ...words.flatMap((it, index) => (isEnd(it, index) ? [index] : [])), ...at];
  for (const end of ends)
    for (const begin of at.toReversed()) {
      const line = begin < end ? divided(words.slice(0, begin), words.slice(begin, end)) : null;
      if (line !== null) return line;
    }
  // "Only reclaimed brick: incl." is reclaimed brick.
  const named = label(fact.replace(ONLY, ""), WORDS + 1, voice.language);
  return named === null || words.some((it, i) => i > 0 && PARTICLE.test(it) && BEFORE_AMOUNT.has(words[i + 1] ?? ""))
    ? null
    : lineOf(named.replace(ARTICLE, ""), included);
}

/** "Ten-year" is 10 years. */
const lasts = (span: string): string => `${inDigits(lowerFirst(span).replace("-", " "))}s`;
const PROMISED: Readonly<Record<string, string>> = { guarantee: "guaranteed", warranty: "covered" };

function divided(thing: readonly string[], amount: readonly string[]): string | null {
  const [first = "", ...rest] = amount;
  const isWhole =
    thing.length <= WORDS + 1 && rest.length > 0 && amount.length <= WORDS && !OPEN.has(lowerFirst(thing.join(" ")));
  const ends = [thing.at(-1) ?? "", amount.at(-1) ?? ""];
  if (!isWhole || ends.some((it) => ENDLESS.test(it))) return null;
  // "Sinks in" is no item.
  if (PARTICLE.test(thing.at(-1) ?? "") || BEFORE_AMOUNT.has(rest[0] ?? "")) return null;
  // "228 g in size 42" is size 42: 228 g.
  const isOfOne = /^(?:in|en|bei)$/.test(first) && rest.length <= 2;
  if (!isOfOne && thing.some((it, at) => at > 0 && /\d/.test(it))) return null;
  if (isOfOne && /^\S*\d/.test(thing[0] ?? "") && thing.length <= 2) return lineOf(rest.join(" "), thing.join(" "));
  return lineOf(
    thing.join(" "),
    /^[$€£]?\d[\d.,]*\s?[$€£]?$/.test(rest.join(" ")) ? rest.join(" ") : withoutEnd(amount.join(" ")),
  );
}

/** What a product is without. */
const ABSENT = /^(?:free of|without|no|frei von|ohne|kein|keine|sin|libre de|sans|pas de)\s(.+)$/iu;

/** Behind these stands how much, when, where or of what. */
const BEFORE_AMOUNT = new Set(
  (
    "for from in on within over by every with at after until since to " +
    "für aus in im am an bis mit ab nach seit über bei von jeden jede vor " +
    "en con por para hasta desde cada sobre " +
    "à au aux avec dans pour sur par chaque chez depuis"
  ).split(" "),
);
const OF = new Set("of de del du des von der".split(" "));
const ONLY = /^(?:only|nur|solo|sólo|seulement|uniquement)\s/iu;
/** What says nothing without what follows it. */
const OPEN = new Set("free frei libre not only".split(" "));
const PARTICLE = /^(?:in|up|off|out|down|ein|ab|an|auf|zu)$/iu;
const ENDLESS =
  /^(?:an?|the|one|der|die|das|ein|eine|el|la|los|las|un|una|le|les|une|no|kein|is|are|be|can|and|und|y|et|se|it|that|côté|lado)$/iu;
