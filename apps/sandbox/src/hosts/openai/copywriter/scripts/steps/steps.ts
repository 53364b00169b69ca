import type { Pair } from "../../choose-line.ts";
import { inside, label, saysTheSame, shared, stemsOf } from "../../material/fragment.ts";
import type { Phrasebook, Topic } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { listsTroubles, promisesList, promisesPraise } from "../promises.ts";
import { adviceIn, mistakesIn } from "./advice.ts";
import { pairSteps } from "./checks.ts";
import type { ScriptStep } from "./script-step.ts";

/** What is told first where there is little room. */
export const STORY: readonly Topic[] = ["pain", "turn", "point", "doubt", "quote", "gain", "price", "trouble"];
/** The order in which it is told. */
const ORDER: readonly string[] = ["pain", "trouble", "turn", "point", "doubt", "quote", "gain", "price"];

/** A phrase of the brief that could be told, before it is known what else is. */
type Candidate = { topic: Topic | "told"; x: string; by?: string };

/**
 * What a piece wants told: what first, whether a step says one thing alone or takes a second one along, whether it keeps
 * its own form where the hook promises a list, and whether it has room for habits and mistakes beside the product. Of steps that
 * stand alone, facts may still take another fact along.
 */
export type Telling = {
  first?: readonly Topic[];
  isAlone?: boolean;
  pairsFacts?: boolean;
  isNoList?: boolean;
  hasAdvice?: boolean;
};

/**
 * `count` steps in the order of a story: what the hook announces, else a step of each topic and then further ones.
 * Nothing is told twice. Where the brief has no more, what claims nothing follows, and at last its own sentences.
 */
export function stepsBetween(
  voice: BrandVoice,
  book: Phrasebook,
  count: number,
  { first = STORY, isAlone = false, pairsFacts = false, isNoList = false, hasAdvice = !isAlone }: Telling = {},
): ScriptStep[] {
  const advice = isNoList || !hasAdvice ? [] : adviceIn(voice, book, count);
  if (advice.length > 0 && advice.length >= count) return advice.slice(0, Math.max(0, count));
  const announced = isNoList ? [] : announcedBy(voice, isAlone);
  const others = announced.length > 0 ? [] : inTurn(voice, book, first);
  const left = (topic: Topic, texts: readonly string[]) => texts.map((x): Candidate => ({ topic, x }));
  const further = [...inTurn(voice, book, STORY), ...left("trouble", voice.pains), ...left("doubt", voice.doubts)];
  const told = teller(voice, book, { isAlone: isAlone || announced.length > 0, pairsFacts });
  const steps: ScriptStep[] = [];
  const add = (from: readonly Candidate[]) => {
    for (const it of from) {
      const step = steps.length < count ? told(it) : null;
      if (step) steps.push(step);
    }
  };
  add(announced);
  if (hasAdvice && !isNoList && listsTroubles(voice.hook))
    steps.push(...mistakesIn(voice, book, count).slice(0, Math.max(0, count - steps.length)));
  add([...others, ...further]);
  const inOrder =
    announced.length > 0 ? steps : steps.toSorted((a, b) => ORDER.indexOf(a.topic) - ORDER.indexOf(b.topic));
  return withTurns([...inOrder, ...spareSteps(voice, book, count - inOrder.length)].slice(0, Math.max(0, count)));
}

/** The steps, each with how many before it have its topic. */
const withTurns = (steps: readonly ScriptStep[]): ScriptStep[] =>
  steps.map((step, at) => ({ ...step, turn: steps.slice(0, at).filter(({ topic }) => topic === step.topic).length }));

/** One step of each topic, then the further ones. */
function inTurn(voice: BrandVoice, book: Phrasebook, first: readonly Topic[]): Candidate[] {
  const all = first.map((topic) => candidates(voice, book, topic));
  const most = Math.max(0, ...all.map((it) => it.length));
  return Array.from({ length: most }, (_, at) => all.flatMap((it) => it[at] ?? [])).flat();
}

/** Everything that a topic has to tell. */
function candidates(voice: BrandVoice, { trade }: Phrasebook, topic: Topic): Candidate[] {
  const { pains, gains, points, doubts, quotes, price, answerTo } = voice;
  const isAnswered = (x: string) => answerTo(x) !== "" || quotes.some((it) => shared(x, it.words) > 1);
  const of = (texts: readonly string[]) => texts.map((x): Candidate => ({ topic, x }));
  // What the hook speaks of is taken up first.
  const byHook = (texts: readonly string[]) => texts.toSorted((a, b) => shared(b, voice.hook) - shared(a, voice.hook));
  switch (topic) {
    case "pain":
      return of(byHook(unsaid(voice)).slice(0, 1));
    case "trouble":
      // Where nothing can be said to it, it only complains.
      return of(pains.slice(1).filter((it) => answerTo(it) !== "" || helpWith(voice, it, trade?.habits ?? []) !== ""));
    case "turn":
      return of(byHook(gains).slice(0, 1));
    case "gain":
      return of(byHook(gains).slice(1));
    case "point":
      return of(points);
    case "doubt":
      // Without an answer it waits until all else is told.
      return of(doubts.filter(isAnswered));
    case "quote":
      return quotes.filter(({ by }) => by !== "").map(({ words, by }) => ({ topic, x: words, by }));
    case "price":
      return price ? of([price]) : [];
  }
}

/** The pains that the hook does not say already; all where it says all. */
function unsaid({ pains, hook, words, language }: BrandVoice): string[] {
  const said = hook.toLowerCase();
  const left = pains.filter((it, at) => {
    const short = (at === 0 && words.l) || label(it, LABEL_WORDS, language) || it;
    return !said.includes(short.toLowerCase());
  });
  return left.length > 0 ? left : pains;
}

const LABEL_WORDS = 5;

/** Makes steps of what was not told yet, each with further things that were not either. */
function teller(
  voice: BrandVoice,
  { trade }: Phrasebook,
  { isAlone, pairsFacts }: { isAlone: boolean; pairsFacts: boolean },
): (candidate: Candidate) => ScriptStep | null {
  const { gains, points, quotes, answerTo } = voice;
  const pains = unsaid(voice);
  const said: string[] = [];
  const moments = new Set(trade?.moments);
  /** One that was not told yet, and that says nothing of what happens in it. */
  const momentOf = (x: string) => {
    const found = [...moments].find((it) => shared(it, `${x} ${voice.hook}`) === 0) ?? "";
    moments.delete(found);
    return found;
  };
  const isNew = (it: string) => !said.some((earlier) => saysTheSame(earlier, it));
  const next = (from: readonly string[]) => {
    const found = from.find(isNew) ?? "";
    if (found !== "") said.push(found);
    return found;
  };
  return ({ topic, x, by }) => {
    if (topic === "price" ? said.includes(x) : !isNew(x)) return null;
    said.push(x);
    const further = voice.doubts.length > 0 ? [] : gains;
    const isSingle = isAlone && !(pairsFacts && topic === "point");
    const along = isSingle ? [] : ({ pain: pains, turn: further, point: points }[topic as string] ?? []);
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
        ? speaks.filter((it) => shared(x, it.words) > 1).toSorted((b, c) => shared(x, c.words) - shared(x, b.words))[0]
        : null;
    if (quote) said.push(quote.words);
    const step = stepOf(voice, { topic, x, ...(by && { by }) }, { y, z, a });
    const t = topic === "pain" || topic === "turn" || topic === "gain" ? momentOf(x) : "";
    // What is gained is said once: against a trouble there is something to do.
    const isFact = a !== "" && !gains.includes(a);
    const h = topic === "trouble" && !isFact ? helpWith(voice, x, trade?.habits ?? []) : "";
    const words = {
      ...step.words,
      t,
      h,
      ...(h !== "" && { a: "" }),
      ...(topic === "doubt" && { q: quote?.words ?? "", by: quote?.by ?? "" }),
    };
    return { ...step, words };
  };
}

/** What people of the trade do about the same thing: the grinder that is full of dust is cleaned every week. */
function helpWith({ brand }: BrandVoice, trouble: string, habits: readonly Pair[]): string {
  const own = stemsOf(brand);
  const about = stemsOf(trouble).filter((it) => !own.includes(it));
  const common = (habit: Pair) => stemsOf(habit.join(" ")).filter((it) => about.includes(it)).length;
  const [best] = habits.filter((it) => common(it) > 0).toSorted((a, b) => common(b) - common(a));
  return best?.[0] ?? "";
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
function announcedBy({ hook, brand, pains, doubts, points, gains }: BrandVoice, isAlone: boolean): Candidate[] {
  const isPromised = promisesList(hook) && (isAlone || listsTroubles(hook) || /^\d/.test(hook));
  if (!isPromised) return [];
  const of = (topic: Topic, texts: readonly string[]) => texts.map((x): Candidate => ({ topic, x }));
  const reasons = of("point", [...points, ...gains]);
  if (!listsTroubles(hook) || promisesPraise(hook, brand)) return reasons;
  return [...of("trouble", pains), ...of("doubt", doubts), ...(isAlone ? reasons : [])];
}

/** What fills up a piece that is longer than its brief. */
function spareSteps(voice: BrandVoice, { spare, trade }: Phrasebook, count: number): ScriptStep[] {
  if (count <= 0) return [];
  const { does, pains, gains, points, Name } = voice;
  // The first habits open a piece.
  const pairs = pairSteps(voice, [...(trade?.habits ?? []).toReversed(), ...spare]);
  const own = [...does, ...pains, ...gains, ...points, Name];
  const last = Array.from({ length: count }, (_, at) =>
    stepOf(voice, { topic: "told", x: own[at % own.length] ?? Name }),
  );
  return [...pairs, ...last].slice(0, count);
}
