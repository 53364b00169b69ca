import { promisesMistakes } from "@vignette/domain/promises";
import type { Pair } from "../../choose-line.ts";
import { inside, stemsOf } from "../../material/fragment.ts";
import { isOfOthers } from "../../material/material.ts";
import { fill } from "../../phrases/fill.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { upperFirst, wordCount } from "../../words.ts";
import { isSpoken } from "../offered.ts";
import { DOINGS, promisesCauses, promisesList, promisesPraise, promisesQuestions, promisesSteps } from "../promises.ts";
import { bestWay, productSays, withoutCommon } from "./best-way.ts";
import { checksIn, factsIn, ownSteps, pairSteps } from "./checks.ts";
import { factAgainst } from "./helpful-fact.ts";
import type { ScriptStep } from "./script-step.ts";
import { shownFirst } from "./shown-first.ts";

/**
 * Habits or mistakes where the hook promises some: things that people do. Habits end with the product, as the best. Causes are
 * mistakes where the trade knows them, else what the brief complains of.
 */
export function adviceIn(voice: BrandVoice, book: Phrasebook, count: number): ScriptStep[] {
  if (promisesPraise(voice.hook, voice.brand)) return [];
  if (book.trade !== undefined && promisesCauses(voice.hook, voice.brand)) return causesIn(voice, book, count);
  if (promisesMistakes(voice.hook)) return mistakesIn(voice, book, count);
  if (promisesQuestions(voice.hook)) return answersIn(voice, book, count);
  return promisesList(voice.hook) && DOINGS.test(voice.hook) ? habitsIn(voice, book, count) : [];
}

/**
 * Habits of the trade, then every second one with a fact of the product, the last of them the product itself. Where the trade
 * is not known, what to ask before one chooses comes first: its answers are facts of the brief.
 */
export function habitsIn(voice: BrandVoice, book: Phrasebook, count: number): ScriptStep[] {
  const isWhole = ({ pair }: ScriptStep) => wordCount(pair?.[1] ?? "") >= LEAST_WORDS;
  const ours = bestWay(voice, book).filter(isWhole).slice(0, 1);
  const isSaid = (fact: string) => ours.some(({ pair }) => pair?.[1].toLowerCase().includes(fact.toLowerCase()));
  const own = ownSteps(voice, book, "ask", isSaid);
  const general = pairSteps(voice, book.habits);
  const isOther = ({ x }: ScriptStep) => ours.every((it) => it.x !== x);
  const trade = pairSteps(voice, shownFirst(voice, book.trade?.habits ?? [])).filter(isOther);
  const all = book.trade ? [...trade, ...inTurns(general, own)] : inTurns(own, general);
  const told = [...all.slice(0, Math.max(0, count - ours.length)), ...ours];
  // Steps follow one another as the work does.
  const place = ({ pair }: ScriptStep) => (book.trade?.inOrder ?? []).findIndex(([title]) => title === pair?.[0]);
  return promisesSteps(voice.hook) && told.every((it) => place(it) >= 0)
    ? told.toSorted((a, b) => place(a) - place(b))
    : told;
}

/**
 * Mistakes of the trade; the last one is mended by a fact of the product that speaks of the same thing. Where there is none, slides
 * have one that fits any product; a voice tells another mistake.
 */
export function mistakesIn(voice: BrandVoice, book: Phrasebook, count: number): ScriptStep[] {
  const found = mendedIn(voice, book);
  const mends = found.length === 0 ? mostCommon(voice, book) : found;
  const isSaid = (fact: string) => mends.some(({ pair }) => pair?.[1].toLowerCase().includes(fact.toLowerCase()));
  const own = ownSteps(voice, book, "missed", isSaid);
  const general = pairSteps(voice, book.mistakes);
  const mended = [...mends, ...own.map((it) => ({ ...it, isMended: true }))];
  const isMended = ({ x }: ScriptStep) => mends.some((it) => it.x === x);
  const trade = pairSteps(voice, shownFirst(voice, book.trade?.mistakes ?? [])).filter((it) => !isMended(it));
  const onSlides = () => [...trade.slice(0, Math.max(1, count - 1)), ...mended.slice(0, 1), ...trade.slice(count - 1)];
  const aloud = () => [...trade.slice(0, count - Math.min(1, mends.length)), ...mends, ...trade.slice(count - 1)];
  const known = isSpoken(voice) ? aloud() : onSlides();
  // The last of those that are told is mended by the product, as its picture shows.
  const mixed = inTurns(general, mended);
  const endsMended = () => [
    ...mixed.filter((it) => it !== mended[0]).slice(0, count - 1),
    ...mended.slice(0, 1),
    ...mixed,
  ];
  const others = isSpoken(voice) && mended.length > 0 ? distinct(endsMended()) : mixed;
  const all = book.trade ? [...known, ...mended.slice(1), ...general] : others;
  return distinct(all).map((it) => ({ ...it, isWrong: true }));
}

/** What to ask before one chooses the product, and its own answers; then what people of the trade do. */
export function answersIn(voice: BrandVoice, book: Phrasebook, count: number): ScriptStep[] {
  const own = ownSteps(voice, book, "answer", () => false);
  return [...own, ...pairSteps(voice, [...(book.trade?.habits ?? []), ...book.habits])].slice(0, Math.max(0, count));
}

/** Each once. */
const distinct = (steps: readonly ScriptStep[]): ScriptStep[] =>
  steps.filter(({ x }, at) => steps.findIndex((it) => it.x === x) === at);

/**
 * Causes are mistakes of the trade; the last of them are those that a fact of the product mends. Where there is none, it is a
 * complaint of the brief that one of its facts answers.
 */
function causesIn(voice: BrandVoice, book: Phrasebook, count: number): ScriptStep[] {
  const mends = mendedIn(voice, book);
  const facts = voice.points.filter((it) => !isOfOthers(it));
  const complaints = () =>
    voice.pains
      .slice(1)
      .flatMap((it) =>
        facts.includes(voice.answerTo(it)) ? mendedBy(voice, book, [upperFirst(it), ""], voice.answerTo(it)) : [],
      );
  const last = (mends.length > 0 ? mends : complaints()).slice(0, Math.max(1, Math.floor(count / 2)));
  const others = pairSteps(voice, [...(book.trade?.mistakes ?? []), ...book.mistakes])
    .filter(({ x }) => last.every((it) => it.x !== x))
    .map((it) => ({ ...it, isWrong: true }));
  return [...others.slice(0, Math.max(0, count - last.length)), ...last];
}

/** Mistakes of the trade that a fact of the product mends, because both speak of the same thing. */
function mendedIn(voice: BrandVoice, book: Phrasebook): ScriptStep[] {
  const left = new Set(factsIn(voice, () => false));
  return (book.trade?.mistakes ?? []).flatMap((pair) => {
    const isFitting = (it: string) =>
      isAbout(it, withoutCommon(pair.join(" "), book.trade?.mistakes ?? []), voice.brand) &&
      mendedBy(voice, book, pair, it).length > 0;
    const fact = [...left].find(isFitting);
    if (fact === undefined) return [];
    left.delete(fact);
    return mendedBy(voice, book, pair, fact);
  });
}

/**
 * What goes wrong, why, and the fact that mends it with the product's name; without the reason where that takes too many words, and none
 * where even that does. A voice leaves out the reason.
 */
function mendedBy(voice: BrandVoice, book: Phrasebook, [title, why]: Pair, fact: string): ScriptStep[] {
  const most = isSpoken(voice) ? ANSWERED_WORDS : SLIDE_WORDS;
  return [...(isSpoken(voice) ? [] : [`${why} `]), ""]
    .flatMap((reason) => productSays(voice, book, fact).map((it) => `${reason}${it}`))
    .flatMap((body) =>
      pairSteps({ words: { ...voice.words, x: inside(fact, voice.language, voice.brand) } }, [[title, body]]),
    )
    .filter(({ pair }) => wordCount(pair?.join(" ") ?? "") <= most)
    .slice(0, 1)
    .map((it) => ({ ...it, isWrong: true, isMended: true }));
}

/** The most common mistake of the trade, with the fact that helps against it. */
function mostCommon(voice: BrandVoice, book: Phrasebook): ScriptStep[] {
  const cause = book.trade?.cause;
  const fact = cause ? factAgainst(voice, cause.join(" ")) : null;
  return cause === undefined || fact === null ? [] : mendedBy(voice, book, cause, fact);
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
/** What a slide has room for, with its title. Source: the guides of looks that list. */
const SLIDE_WORDS = 26;

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
  isSaid: (fact: string) => boolean = () => false,
): Record<"points" | "gains", string[]> {
  const said = (frame: string, x: string) => {
    const phrase = inside(x, voice.language, voice.brand);
    return fill(frame, { ...voice.words, x: phrase }) ?? "";
  };
  const whole = (texts: readonly string[]) => texts.filter((it) => it !== "" && wordCount(it) <= most);
  const frames = lookFor.points;
  const own = voice.points.filter((it) => !isOfOthers(it) && !isSaid(it));
  return {
    points: frames.length === 0 ? [] : whole(own.map((x, at) => said(frames[at % frames.length] ?? "{x}", x))),
    gains: lookFor.gain === "" ? [] : whole(voice.gains.map((x) => said(lookFor.gain, x))).slice(0, 1),
  };
}

/** Ways that stand alone, the product last: what its trade does, else things to look for, then habits. */
export function waysIn(voice: BrandVoice, book: Phrasebook, count: number, most: number): ScriptStep[] {
  const ours = bestWay(voice, book).slice(0, 1);
  const sought = () => {
    const checks = checksIn(voice, book, "ask").filter(({ step }) => wordCount(step.alone ?? "") <= most);
    const looked = lookedFor(voice, book, most, (it) => checks.some(({ fact }) => fact === it)).points;
    return [
      ...checks.map(({ step: { pair: _, ...step } }) => step),
      ...looked.map((x): ScriptStep => ({ topic: "spare", x, words: voice.words, alone: x })),
    ];
  };
  const isOther = ({ x }: ScriptStep) => ours.every((it) => it.x !== x);
  const known = book.trade ? pairSteps(voice, book.trade.habits).filter(isOther) : sought();
  const ways = [...known, ...pairSteps(voice, book.habits)];
  return [...ways.slice(0, Math.max(0, count - ours.length)), ...ours].slice(0, Math.max(0, count));
}

/** Fewer say too little beneath a title. */
const LEAST_WORDS = 3;
