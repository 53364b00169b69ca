import type { Pair } from "../choose-line.ts";
import { inside, saysTheSame, shared } from "../material/fragment.ts";
import { isOfOthers } from "../material/material.ts";
import { fill, type Words } from "../phrases/fill.ts";
import type { Phrasebook, Topic } from "../phrases/phrasebook.ts";
import type { BrandVoice } from "../voice.ts";
import { wordCount } from "../words.ts";
import { DOINGS, MISTAKES, promisesList, TROUBLES } from "./promises.ts";

/**
 * One thing that is told between the hook and the ask. `pair` is told as it is, `isWrong` is a mistake; `turn` counts the
 * steps before it that speak of the same topic, so that each is told in other words.
 */
export type ScriptStep = {
  topic: Topic | "spare" | "told";
  x: string;
  words: Words;
  pair?: Pair;
  isWrong?: boolean;
  isProven?: boolean;
  turn?: number;
};

/** What is told first where there is little room. */
const STORY: readonly Topic[] = ["pain", "turn", "point", "doubt", "quote", "gain", "price", "trouble"];
/** The order in which it is told. */
const ORDER: readonly string[] = ["pain", "trouble", "turn", "point", "doubt", "quote", "gain", "price"];

/** A phrase of the brief that could be told, before it is known what else is. */
type Candidate = { topic: Topic | "told"; x: string; by?: string };

/**
 * What a piece wants told: what first, whether a step says one thing alone or takes a second one along, whether it keeps
 * its own form where the hook promises a list, and whether it has room for habits and mistakes beside the product.
 */
export type Telling = { first?: readonly Topic[]; isAlone?: boolean; isNoList?: boolean; hasAdvice?: boolean };

/**
 * `count` steps in the order of a story: what the hook announces, else a step of each topic and then further ones.
 * Nothing is told twice. Where the brief has no more, what claims nothing follows, and at last its own sentences.
 */
export function stepsBetween(
  voice: BrandVoice,
  book: Phrasebook,
  count: number,
  { first = STORY, isAlone = false, isNoList = false, hasAdvice = !isAlone }: Telling = {},
): ScriptStep[] {
  const advice = isNoList || !hasAdvice ? [] : adviceIn(voice, book, count);
  if (advice.length > 0 && advice.length >= count) return advice.slice(0, Math.max(0, count));
  const announced = isNoList ? [] : announcedBy(voice, isAlone);
  const others = announced.length > 0 ? [] : inTurn(voice, first);
  const further = [...inTurn(voice, STORY), ...voice.pains.map((x): Candidate => ({ topic: "trouble", x }))];
  const told = teller(voice, isAlone || announced.length > 0);
  const steps: ScriptStep[] = [];
  const add = (from: readonly Candidate[]) => {
    for (const it of from) {
      const step = steps.length < count ? told(it) : null;
      if (step) steps.push(step);
    }
  };
  add(announced);
  if (hasAdvice && !isNoList && promisesList(voice.hook) && TROUBLES.test(voice.hook))
    steps.push(...mistakesIn(voice, book).slice(0, Math.max(0, count - steps.length)));
  add([...others, ...further]);
  const inOrder =
    announced.length > 0 ? steps : steps.toSorted((a, b) => ORDER.indexOf(a.topic) - ORDER.indexOf(b.topic));
  return withTurns([...inOrder, ...spareSteps(voice, book, count - inOrder.length)].slice(0, Math.max(0, count)));
}

/** The steps, each with how many before it have its topic. */
const withTurns = (steps: readonly ScriptStep[]): ScriptStep[] =>
  steps.map((step, at) => ({ ...step, turn: steps.slice(0, at).filter(({ topic }) => topic === step.topic).length }));

/** Habits or mistakes where the hook promises some: things that people do. Habits end with the product, as the best. */
function adviceIn(voice: BrandVoice, book: Phrasebook, count: number): ScriptStep[] {
  if (!promisesList(voice.hook)) return [];
  if (MISTAKES.test(voice.hook)) return mistakesIn(voice, book);
  return DOINGS.test(voice.hook) ? habitsIn(voice, book, count) : [];
}

/** Habits, the last of them the product. */
export function habitsIn(voice: BrandVoice, book: Phrasebook, count: number): ScriptStep[] {
  const isWhole = ({ pair }: ScriptStep) => wordCount(pair?.[1] ?? "") >= LEAST_WORDS;
  const ours = pairSteps(voice, book.ours).filter(isWhole).slice(0, 1);
  return [...pairSteps(voice, book.habits).slice(0, Math.max(0, count - ours.length)), ...ours];
}

/**
 * What to look for in a product, a thing each, in as many words as there is room for; the gains are what comes of it. Where a
 * title stands alone, these are ways that fit this product, and habits would fit any.
 */
export function lookedFor(
  voice: BrandVoice,
  { lookFor }: Phrasebook,
  most: number,
): Record<"points" | "gains", string[]> {
  const said = (frame: string, x: string) => {
    const phrase = inside(x, voice.language, voice.brand);
    return fill(frame, { ...voice.words, x: phrase }) ?? "";
  };
  const whole = (texts: readonly string[]) => texts.filter((it) => it !== "" && wordCount(it) <= most);
  const frames = lookFor.points;
  const own = voice.points.filter((it) => !isOfOthers(it));
  return {
    points: frames.length === 0 ? [] : whole(own.map((x, at) => said(frames[at % frames.length] ?? "{x}", x))),
    gains: lookFor.gain === "" ? [] : whole(voice.gains.slice(0, 1).map((x) => said(lookFor.gain, x))),
  };
}

/** Ways that stand alone, the product last: things to look for, then habits. */
export function waysIn(voice: BrandVoice, book: Phrasebook, count: number, most: number): string[] {
  const short = (pairs: readonly Pair[]) => pairSteps(voice, pairs).map(({ x }) => x);
  const ours = short(book.ours).slice(0, 1);
  const ways = [...lookedFor(voice, book, most).points, ...short(book.habits)];
  return [...ways.slice(0, Math.max(0, count - ours.length)), ...ours].slice(0, Math.max(0, count));
}

/** Fewer say too little beneath a title. */
const LEAST_WORDS = 3;

const mistakesIn = (voice: BrandVoice, { mistakes }: Phrasebook): ScriptStep[] =>
  pairSteps(voice, mistakes).map((it) => ({ ...it, isWrong: true }));

/** One step of each topic, then the further ones. */
function inTurn(voice: BrandVoice, first: readonly Topic[]): Candidate[] {
  const all = first.map((topic) => candidates(voice, topic));
  const most = Math.max(0, ...all.map((it) => it.length));
  return Array.from({ length: most }, (_, at) => all.flatMap((it) => it[at] ?? [])).flat();
}

/** Everything that a topic has to tell. */
function candidates({ pains, gains, points, doubts, quotes, price }: BrandVoice, topic: Topic): Candidate[] {
  const of = (texts: readonly string[]) => texts.map((x): Candidate => ({ topic, x }));
  switch (topic) {
    case "pain":
      return of(pains.slice(0, 1));
    case "trouble":
      return of(pains.slice(1));
    case "turn":
      return of(gains.slice(0, 1));
    case "gain":
      return of(gains.slice(1));
    case "point":
      return of(points);
    case "doubt":
      return of(doubts);
    case "quote":
      return quotes.filter(({ by }) => by !== "").map(({ words, by }) => ({ topic, x: words, by }));
    case "price":
      return price ? of([price]) : [];
  }
}

/** Makes steps of what was not told yet, each with further things that were not either. */
function teller(voice: BrandVoice, isAlone: boolean): (candidate: Candidate) => ScriptStep | null {
  const { pains, gains, points, quotes, answerTo } = voice;
  const said: string[] = [];
  const isNew = (it: string) => !said.some((earlier) => saysTheSame(earlier, it));
  const next = (from: readonly string[]) => {
    const found = from.find(isNew) ?? "";
    if (found !== "") said.push(found);
    return found;
  };
  return ({ topic, x, by }) => {
    if (topic !== "price" && !isNew(x)) return null;
    said.push(x);
    const further = voice.doubts.length > 0 ? [] : gains;
    const along = isAlone ? [] : ({ pain: pains, turn: further, point: points }[topic as string] ?? []);
    const y = next(along);
    const z = topic === "pain" ? next(along) : "";
    const fits = (it: string) => it === answerTo(x) || shared(x, it) > 1;
    const speaks = quotes.filter((it) => it.by !== "" && isNew(it.words));
    const isAnswered = topic === "doubt" && speaks.some((it) => shared(x, it.words) > 1);
    const isOpen = !isAnswered && (topic === "trouble" || topic === "doubt");
    const a = isOpen ? next([answerTo(x), ...gains, ...points].filter((it) => it !== "" && fits(it))) : "";
    // A customer answers a doubt where the customer speaks of the same thing.
    const quote =
      topic === "doubt" && a === ""
        ? speaks.filter((it) => shared(x, it.words) > 0).toSorted((b, c) => shared(x, c.words) - shared(x, b.words))[0]
        : null;
    if (quote) said.push(quote.words);
    const step = stepOf(voice, { topic, x, ...(by && { by }) }, { y, z, a });
    return topic === "doubt" ? { ...step, words: { ...step.words, q: quote?.words ?? "", by: quote?.by ?? "" } } : step;
  };
}

/** A step about a phrase of the brief, and what is told along with it. */
export function stepOf(
  voice: BrandVoice,
  { topic, x, by }: Candidate,
  { y = "", z = "", a = "" }: Partial<Record<"y" | "z" | "a", string>> = {},
): ScriptStep {
  const said = (it: string) => inside(it, voice.language, voice.brand);
  const words = { ...voice.words, x: topic === "quote" ? x : said(x), y: said(y), z: said(z), a: said(a) };
  const isProven = topic === "point" && voice.claims.includes(x);
  return { topic, x, words: by ? { ...words, by } : words, ...(isProven && { isProven }) };
}

/**
 * The things that a hook promises: the troubles and the doubts of the brief, or what speaks for the product. A step that
 * stands alone keeps any list; with a second sentence each, the brief would not last.
 */
function announcedBy({ hook, pains, doubts, points, gains }: BrandVoice, isAlone: boolean): Candidate[] {
  const isPromised = isAlone || TROUBLES.test(hook) ? promisesList(hook) : /^\d{1,2}\s/.test(hook);
  if (!isPromised) return [];
  const of = (topic: Topic, texts: readonly string[]) => texts.map((x): Candidate => ({ topic, x }));
  const reasons = of("point", [...points, ...gains]);
  if (!TROUBLES.test(hook)) return reasons;
  return [...of("trouble", pains), ...of("doubt", doubts), ...(isAlone ? reasons : [])];
}

/** What fills up a piece that is longer than its brief. */
function spareSteps(voice: BrandVoice, { spare }: Phrasebook, count: number): ScriptStep[] {
  if (count <= 0) return [];
  const { does, pains, gains, points, Name } = voice;
  const pairs = pairSteps(voice, spare);
  const own = [...does, ...pains, ...gains, ...points, Name];
  const last = Array.from({ length: count }, (_, at) =>
    stepOf(voice, { topic: "told", x: own[at % own.length] ?? Name }),
  );
  return [...pairs, ...last].slice(0, count);
}

/** The pairs that can be said with the words of the brief, each told as it is. */
const pairSteps = ({ words }: BrandVoice, pairs: readonly Pair[]): ScriptStep[] =>
  pairs.flatMap(([title, body]): ScriptStep[] => {
    const [head, said] = [fill(title, words), fill(body, words)];
    return head === null || said === null ? [] : [{ topic: "spare", x: head, words, pair: [head, said] }];
  });
