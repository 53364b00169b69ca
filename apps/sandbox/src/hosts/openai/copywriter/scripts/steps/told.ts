import { chooseLine, choosePair, type Pair } from "../../choose-line.ts";
import { factAloud } from "../../material/fact-aloud.ts";
import { inside, label } from "../../material/fragment.ts";
import { asksByOffer } from "../../phrases/asks-by-offer.ts";
import { asksWithPrice } from "../../phrases/asks-with-price.ts";
import { fill, filled, type Words } from "../../phrases/fill.ts";
import { isMadeToOrder, offerOf } from "../../phrases/offers.ts";
import type { Frames, Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { phraseWithin, sentence, upperFirst, wholeWithin, withoutEnd, wordCount } from "../../words.ts";
import type { ScriptStep } from "./script-step.ts";
import { stepsBetween, type Telling } from "./steps.ts";

const NO_FRAMES: Frames = { slides: [], spoken: [], short: [], quiet: [] };

/** What a step is told in. Where the hook names a time, the gain is told with it. */
function framesOf({ topics, later, daily }: Phrasebook, { topic, words }: ScriptStep): Frames {
  if (topic === "told" || topic === "spare") return NO_FRAMES;
  const timed = (words.span && later[1]) || (words.daily && daily) || "";
  if (topic !== "turn" || timed === "") return topics[topic];
  const [title] = words.span ? later : ["{N}."];
  // Where the gain takes too many words, its short form.
  const lines = [timed, timed.replace("{x}", "{gained}")];
  const sentences = lines.map((it) => `${it}.`);
  const body = words.span ? "{X}." : `${timed}.`;
  return { slides: [[title, body]], spoken: sentences, short: lines, quiet: sentences };
}

/** The step as a slide: a title that stands alone, and what follows it. */
export function asSlide(
  voice: BrandVoice,
  book: Phrasebook,
  step: ScriptStep,
  most: { title: number; body: number },
): Pair {
  const { words, x, pair } = step;
  if (pair) return pair;
  const whole = withoutEnd(upperFirst(x));
  const short = upperFirst(label(x, most.title, voice.language) ?? "");
  const heads: Pair[] =
    short === "" ? [[voice.Name, sentence(whole)]] : [[short, short === whole ? "" : sentence(whole)]];
  const nods = nodsAt(book, step).map((nod): Pair => ["{X}", nod]);
  const frames = turned(voice, [...framesOf(book, step).slides, ...nods], step, ([, body]) => body);
  return choosePair(voice, pairsOf(frames, words), { most, instead: heads });
}

/** What follows a trouble that nothing in the brief answers. */
const nodsAt = ({ nods }: Phrasebook, { topic, words }: ScriptStep): readonly string[] =>
  topic === "trouble" && words.a === "" ? nods : [];

/**
 * The frames that can be said, best first; of those that are as good as the first one, another one comes first for each
 * step of a topic.
 */
function turned<Frame>(
  { chance }: BrandVoice,
  frames: readonly Frame[],
  { topic, words, turn = 0 }: ScriptStep,
  said: (frame: Frame) => string,
): Frame[] {
  const able = frames.filter((it) => fill(said(it), words) !== null);
  const like = able.filter((it) => worth(said(it)) === worth(said(able[0] as Frame)));
  const shift = turn + Math.floor(chance.number(`turn of ${topic}`) * like.length);
  return [
    ...like.map((_, at) => like[(at + shift) % like.length] as Frame),
    ...able.filter((it) => !like.includes(it)),
  ];
}

/** What a frame tells beside its phrase: further things of the brief, and whether it has words of its own. */
function worth(frame: string): string {
  const further = [...frame.toLowerCase().matchAll(/\{([yzaq])\}/g)].map(([, key]) => key).join("");
  return `${further} ${/\p{L}/u.test(frame.replaceAll(/\{\w+\}/g, ""))}`;
}

/** Words of a trouble beside its answer. */
const LABEL_WORDS = 5;

const fits = (text: string, most: number) => wordCount(text) <= most;

/** The step aloud, within so many words; a point of a list within `listed`. */
export function asSpoken(voice: BrandVoice, book: Phrasebook, step: ScriptStep, most: number, listed?: number): string {
  const { topic, words, x, pair } = step;
  if (pair) return sentence(adviceAloud(step, most, listed));
  const nods = nodsAt(book, step).map((nod) => `{X}. ${nod}`);
  const frames = turned(voice, nods.length > 0 ? nods : framesOf(book, step).spoken, step, String);
  // A trouble in few words leaves room for its answer.
  const named = { ...words, x: inside(namedIn(voice, x, LABEL_WORDS) || x, voice.language, voice.brand) };
  const answered = words.a ? frames.filter((it) => it.includes("{a}")) : [];
  const aloud = topic === "trouble" && words.a ? factAloud(words.a, voice.name, voice) : null;
  const whole = [x, named.x].map((it) => `${sentence(it)} ${sentence(aloud ?? "")}`).find((it) => fits(it, most));
  if (aloud && whole) return whole;
  const lines = [answered, frames]
    .flatMap((it) => [...filled(it, words), ...filled(it, it === answered ? named : words)])
    .filter((it) => fits(it, most));
  return said(voice, `spoken ${x}`, voice.take === 0 ? lines.slice(0, 1) : lines, x, most);
}

/**
 * A title and what is said of it, or its first sentence, or both in few words; what takes more is left out. A point of a list
 * that takes more than `listed` words is told by its title.
 */
export function adviceAloud(
  { pair: [title, body] = ["", ""], alone = "" }: Pick<ScriptStep, "pair" | "alone">,
  most: number,
  listed?: number,
): string {
  const [first = body] = /^.+?[.!?…]\s?[”"“»]?(?=\s|$)/u.exec(body) ?? [];
  const all = `${sentence(title)} ${body}`;
  const both = `${sentence(title)} ${first}`;
  if (listed !== undefined) return [all, both].find((it) => fits(it, listed)) ?? sentence(title);
  const said = [all, both, alone, body, first];
  return said.find((it) => it !== "" && fits(it, most)) ?? sentence(title);
}

/** The step as a quiet thought. */
export function asThought(voice: BrandVoice, book: Phrasebook, step: ScriptStep, most: number): string {
  const { words, x, pair } = step;
  if (pair) return `${sentence(pair[0])} ${pair[1]}`;
  const able = framesOf(book, step).quiet.filter((it) => fill(it, words) !== null);
  // Only one with as much of the brief as the first one: an answer is not left out.
  const best = able.filter((it) => worth(it) === worth(able[0] ?? ""));
  return said(voice, `thought ${x}`, filled(best, words), x, most);
}

/** One of the lines as a sentence; else the phrase itself, whole or without what is added to it. */
export function said(voice: BrandVoice, purpose: string, lines: readonly string[], x: string, most: number) {
  const whole = upperFirst(withoutEnd(x));
  const instead = [
    whole,
    upperFirst(label(x, most, voice.language) ?? ""),
    phraseWithin(whole, most) ?? "",
    voice.Name,
  ];
  return sentence(chooseLine(voice, purpose, lines, { most, instead }) || wholeWithin(whole, most));
}

/** The step in few words, on a picture. */
export function asShort(voice: BrandVoice, book: Phrasebook, step: ScriptStep, most: number): string {
  const { words, x, pair, alone } = step;
  if (alone !== undefined && fits(alone, most)) return alone;
  const lines = pair ? [] : filled(framesOf(book, step).short, words);
  const aloud = factAloud(x, voice.Name, voice);
  // "The brush takes the loose hair" instead of the name, a colon and half a sentence.
  const isHalf = (it: string) => aloud !== null && it.toLowerCase() === `${voice.name}: ${x}`.toLowerCase();
  const whole = lines.map((it) => (isHalf(it) ? upperFirst(aloud ?? it) : it));
  return shortly(voice, `short ${x}`, whole, pair ? pair[0] : x, most);
}

/** One of the lines; else the phrase itself, or the product's name, so that nothing is cut. */
export function shortly(voice: BrandVoice, purpose: string, lines: readonly string[], x: string, most: number): string {
  const whole = upperFirst(withoutEnd(x));
  const instead = [
    whole,
    upperFirst(label(x, most, voice.language) ?? ""),
    phraseWithin(whole, most) ?? "",
    voice.Name,
  ];
  return withoutEnd(chooseLine(voice, purpose, lines, { most, instead })) || wholeWithin(whole, most);
}

/** `count` steps of which each can be told in so many words, as long as there are any. */
export function shortSteps(
  voice: BrandVoice,
  book: Phrasebook,
  { count, most, ...telling }: { count: number; most: number } & Telling,
): ScriptStep[] {
  const isShort = ({ x, pair }: ScriptStep) => pair !== undefined || label(x, most, voice.language) !== null;
  const advice = stepsBetween(voice, book, count, telling);
  // Advice is short, and ends with its best.
  if (advice.every(({ pair }) => pair !== undefined)) return advice;
  const all = stepsBetween(voice, book, count + SPARE_STEPS, telling);
  const fitting = all.filter(isShort);
  return [...fitting, ...all.filter((it) => !isShort(it))].slice(0, Math.max(0, count));
}

/** How many further steps are looked through for those that are short enough. */
const SPARE_STEPS = 4;

/** What is named of a phrase in a few words, over a line that says more; "" if that takes more words. */
export const namedIn = ({ language }: BrandVoice, phrase: string, most: number): string =>
  upperFirst(label(phrase, most, language) ?? "");

/** Pairs that can be said. */
export const pairsOf = (pairs: readonly Pair[], words: Words): Pair[] =>
  pairs.flatMap(([a, b]): Pair[] => {
    const [title, body] = [fill(a, words), fill(b, words)];
    return title === null || body === null ? [] : [[title, body]];
  });

const PRICE_ASK = /\b(?:price|preis|precio|prix)\b/iu;

/** The ask of a template as a title and a sentence: the first that can be said. */
export function askOf(voice: BrandVoice, { asks }: Phrasebook, template: string, max = 9): Pair {
  const words = { ...voice.words, x: voice.words.g ?? "" };
  const offer = offerOf(voice.does[0] ?? "", voice.price);
  const priced = asksWithPrice(voice.language, offer);
  const found = [
    ...(priced[template] ?? (asks[template] ? [] : (priced[""] ?? []))),
    ...(voice.language === "other" ? [] : (asksByOffer[voice.language][offer]?.[template] ?? [])),
  ];
  // Nobody asks for a price that is known.
  const isKnown = offer === "work" && voice.price !== null && !isMadeToOrder(voice);
  const fitting = found.filter(([title]) => !(isKnown && PRICE_ASK.test(title)));
  const own = [...fitting, ...(asks[template] ?? asks[""] ?? [])];
  const others = Object.values(asks)
    .flat()
    .filter(([, sentence]) => sentence !== "" && !own.some(([, it]) => it === ""));
  // Another look's ask is about something else: "All ticked?".
  // One that fits any look is left where the look's own have a word to be avoided.
  const first = pairsOf(voice.take === 0 ? own : [...own, ...(asks[""] ?? [])], words);
  const rest = pairsOf([...(asks[""] ?? []), ...others], words);
  const pairs = [...(voice.take === 0 ? first : voice.chance.shuffle("ask", first)), ...rest];
  return pairs.find(([title]) => fits(title, max)) ?? [voice.Name, sentence(voice.Name)];
}
