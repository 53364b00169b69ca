import type { Pair } from "../choose-line.ts";
import { inside, stemsOf } from "../material/fragment.ts";
import { isOfOthers } from "../material/material.ts";
import { fill } from "../phrases/fill.ts";
import type { Advice, Phrasebook } from "../phrases/phrasebook.ts";
import type { BrandVoice } from "../voice.ts";
import { upperFirst, wordCount } from "../words.ts";
import { CAUSES, DOINGS, promisesList, promisesMistakes, promisesPraise } from "./promises.ts";
import type { ScriptStep } from "./script-step.ts";

/**
 * Habits or mistakes where the hook promises some: things that people do. Habits end with the product, as the best. Causes are
 * mistakes where the trade knows them, else what the brief complains of.
 */
export function adviceIn(voice: BrandVoice, book: Phrasebook, count: number): ScriptStep[] {
  if (promisesPraise(voice.hook, voice.brand)) return [];
  if (book.trade !== undefined && promisesList(voice.hook) && CAUSES.test(voice.hook))
    return causesIn(voice, book, count);
  if (promisesMistakes(voice.hook)) return mistakesIn(voice, book, count);
  return promisesList(voice.hook) && DOINGS.test(voice.hook) ? habitsIn(voice, book, count) : [];
}

/** Habits of the trade, then every second one with a fact of the product, the last of them the product itself. */
export function habitsIn(voice: BrandVoice, book: Phrasebook, count: number): ScriptStep[] {
  const isWhole = ({ pair }: ScriptStep) => wordCount(pair?.[1] ?? "") >= LEAST_WORDS;
  const ours = pairSteps(voice, book.ours).filter(isWhole).slice(0, 1);
  const isSaid = (fact: string) => ours.some(({ pair }) => pair?.[1].toLowerCase().includes(fact.toLowerCase()));
  const own = factSteps(voice, voice.chance.shuffle("own habits", book.ownHabits), isSaid);
  const all = [...pairSteps(voice, book.trade?.habits ?? []), ...inTurns(pairSteps(voice, book.habits), own)];
  return [...all.slice(0, Math.max(0, count - ours.length)), ...ours];
}

/**
 * Mistakes of the trade, then those that fit any product, mended by one of its facts: every second one in a video, as it is planned,
 * and the last one on slides.
 */
export function mistakesIn(voice: BrandVoice, book: Phrasebook, count: number): ScriptStep[] {
  const own = factSteps(voice, voice.chance.shuffle("own mistakes", book.ownMistakes));
  const general = pairSteps(voice, book.mistakes);
  const mended = own.map((it) => ({ ...it, isMended: true }));
  const trade = pairSteps(voice, book.trade?.mistakes ?? []);
  const onSlides = () => [...trade.slice(0, Math.max(1, count - 1)), ...mended.slice(0, 1), ...trade.slice(count - 1)];
  const known = voice.kind === "video-story" ? inTurns(trade, mended) : onSlides();
  const all = trade.length > 0 ? [...known, ...general] : inTurns(general, mended);
  return all.map((it) => ({ ...it, isWrong: true }));
}

/**
 * Causes are mistakes of the trade; the last of them are those that a fact of the product mends, which is told with its name.
 * Where there is none, it is a complaint of the brief that one of its facts answers.
 */
function causesIn(voice: BrandVoice, { trade, mended, mistakes }: Phrasebook, count: number): ScriptStep[] {
  const left = new Set(voice.points.filter((it) => !isOfOthers(it)));
  const said = (x: string) => inside(x, voice.language, voice.brand);
  const told = (title: string, fact: string): ScriptStep[] =>
    pairSteps({ words: { ...voice.words, x: said(fact) } }, [[title, mended]])
      .filter(({ pair }) => wordCount(pair?.join(" ") ?? "") <= ANSWERED_WORDS)
      .map((it) => ({ ...it, isWrong: true, isMended: true }));
  const known = trade?.mistakes ?? [];
  const mends = known.flatMap((pair) => {
    const fact = [...left].find((it) => isAbout(it, pair.join(" "), voice.brand) && told(pair[0], it).length > 0);
    if (fact === undefined) return [];
    left.delete(fact);
    return told(pair[0], fact);
  });
  const complaints = () =>
    voice.pains
      .slice(1)
      .flatMap((it) => (left.has(voice.answerTo(it)) ? told(upperFirst(it), voice.answerTo(it)) : []));
  const last = (mends.length > 0 ? mends : complaints()).slice(0, Math.max(1, Math.floor(count / 2)));
  const others = pairSteps(voice, [...known, ...mistakes])
    .filter(({ x }) => last.every((it) => it.x !== x))
    .map((it) => ({ ...it, isWrong: true }));
  return [...others.slice(0, Math.max(0, count - last.length)), ...last];
}

/** Whether two texts speak of the same thing: a long word in common, or two short ones. The name says nothing. */
function isAbout(fact: string, text: string, brand: string): boolean {
  const [own, other] = [stemsOf(brand), stemsOf(text)];
  const common = stemsOf(fact).filter((it) => other.includes(it) && !own.includes(it));
  return common.length > 1 || common.some((it) => it.length >= LONG_STEM);
}

const LONG_STEM = 5;

/** What a voice says after a number. */
const ANSWERED_WORDS = 15;

/** One of each in turn; what is left of the longer list follows. */
const inTurns = (first: readonly ScriptStep[], second: readonly ScriptStep[]): ScriptStep[] =>
  Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [first[at], second[at]])
    .flat()
    .filter((it) => it !== undefined);

/** What to look for in a product, a thing each, in as many words as there is room for; the gains are what comes of it. */
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
    gains: lookFor.gain === "" ? [] : whole(voice.gains.map((x) => said(lookFor.gain, x))).slice(0, 1),
  };
}

/** Ways that stand alone, the product last: what its trade does, else things to look for, then habits. */
export function waysIn(voice: BrandVoice, book: Phrasebook, count: number, most: number): ScriptStep[] {
  const ours = pairSteps(voice, book.ours).slice(0, 1);
  const sought = () =>
    lookedFor(voice, book, most).points.map((x): ScriptStep => ({ topic: "spare", x, words: voice.words, alone: x }));
  const known = book.trade ? pairSteps(voice, book.trade.habits) : sought();
  const ways = [...known, ...pairSteps(voice, book.habits)];
  return [...ways.slice(0, Math.max(0, count - ours.length)), ...ours].slice(0, Math.max(0, count));
}

/** Fewer say too little beneath a title. */
const LEAST_WORDS = 3;

/** Advice with a fact of the product in each, evidence first. What costs something is no answer to a price. */
export function factSteps(
  voice: BrandVoice,
  advice: readonly Advice[],
  isSaid: (fact: string) => boolean = () => false,
): ScriptStep[] {
  const own = voice.points.filter((it) => !isOfOthers(it) && !isSaid(it));
  const left = new Set([...own.filter((it) => voice.claims.includes(it)), ...own]);
  return advice.flatMap((it) => {
    const x = [...left].find((fact) => !(PRICE.test(it[0]) && COST.test(fact)));
    if (x === undefined) return [];
    left.delete(x);
    return pairSteps({ words: { ...voice.words, x: inside(x, voice.language, voice.brand) } }, [it]);
  });
}

const PRICE = /\b(?:prices?|money|Preise?|zahlst|precios?|pagas|prix|paies)\b/u;
const COST = /[$€£]/;

/** The advice that can be given with the words of the brief, each told as it is. */
export const pairSteps = ({ words }: Pick<BrandVoice, "words">, advice: readonly (Pair | Advice)[]): ScriptStep[] =>
  advice.flatMap(([title, body, short]): ScriptStep[] => {
    const [head, said] = [fill(title, words), fill(body, words)];
    const alone = short === undefined ? null : fill(short, words);
    if (head === null || said === null) return [];
    return [{ topic: "spare", x: head, words, pair: [head, said], ...(alone !== null && { alone }) }];
  });
