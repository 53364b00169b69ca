import { promisesCause, promisesWay, saysHow } from "@vignette/domain/promises";
import { factAloud } from "../../material/fact-aloud.ts";
import { inside, shared } from "../../material/fragment.ts";
import { fill } from "../../phrases/fill.ts";
import { isMadeToOrder } from "../../phrases/offers.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import { spokenFrames } from "../../phrases/spoken.ts";
import type { BrandVoice } from "../../voice.ts";
import { sentence, wordCount } from "../../words.ts";
import { type BeatDraft, draft } from "../draft.ts";
import { called, offered, taken } from "../offered.ts";
import { checksIn } from "../steps/checks.ts";
import { firstHabits } from "../steps/first-habits.ts";
import { helpfulFact, isAside, speaksOf } from "../steps/helpful-fact.ts";
import { openedSteps } from "../steps/opening.ts";
import { stepOf, stepsBetween } from "../steps/steps.ts";
import { causeOf } from "../steps/story.ts";
import { namedIn, said } from "../steps/told.ts";
import { goingOn, movesApart } from "./moves.ts";
import { BEAT_WORDS, spokenStep } from "./spoken.ts";

/** Words of a title over a line, and of what to do and the product in one breath. Source: the guides of the looks. */
const TITLE_WORDS = 6;
const PRODUCT_WORDS = 18;

/**
 * One thought from the hook to the ask, in `count` beats of which each follows from the one before: why it goes wrong, or the moves
 * of doing it well; what to do and the product, with the fact that helps against it; who says so; then what else is true of
 * it. Where no trade is known, what nobody asks is the cause, and the fact that answers it is the product's.
 */
export function thought(
  voice: BrandVoice,
  book: Phrasebook,
  count: number,
  { isMaker = false, isSplit = false, isShown = false, habit }: Telling = {},
): BeatDraft[] {
  if (count <= 0) return [];
  if (voice.take > 0) return openedSteps(voice, book, count).map((it) => spokenStep(voice, book, it));
  const isWay = isShown || (!isSplit && seeksMoves(voice));
  const apart = isWay ? movesApart(voice, book).length : 0;
  const isApart = apart > 1 && apart < count;
  const begun = (isWay && !isApart ? habitBeginning(voice, book, habit) : null) ?? beginning(voice, book, isWay);
  const fact = begun.fact ?? helpfulFact(voice, { ...begun, known: knownMistakes(book) });
  const product = productBeat(voice, book, fact, { ...begun, isMaker });
  const { moves = [] } = begun;
  // Where there is room, each move is a beat of its own, over its own photo.
  const opening = moves.length > 1 && moves.length < count ? moves : [begun.beat];
  const told = count === 1 ? [product] : [...opening, product];
  const plain = Array.from({ length: count }, (_, at) => voice.does[at % voice.does.length] ?? voice.Name);
  const spare = plain.map((line) => draft("point", { line: sentence(line) }));
  return [...told, ...others(voice, book, told, fact), ...spare].slice(0, count);
}

/** All that people of the trade do wrong: a fact that mends any of it says more than one that mends nothing. */
export const knownMistakes = ({ trade }: Phrasebook): string => (trade?.mistakes ?? []).flat().join(" ");

/**
 * In which look it is told; `habit` is the place of the one that answers a hook that asks how, with its reason, in a look that does not show the
 * moves: pieces of a batch then tell different things.
 */
type Telling = { isMaker?: boolean; isSplit?: boolean; isShown?: boolean; habit?: number };

/** How a thought begins: its beat, what it speaks of, what to do about it, and the fact that answers it, if it is known. */
type Beginning = { beat: BeatDraft; about: string; todo: string; fact?: string; isWay: boolean; moves?: BeatDraft[] };

function beginning(voice: BrandVoice, book: Phrasebook, isWay: boolean): Beginning {
  return (isWay ? movesBeginning(voice, book) : null) ?? causeBeginning(voice, book) ?? painBeginning(voice, book);
}

/** Whether a hook is glad, or says how: what was done tells how it came to that. */
function seeksMoves({ hook, gains, words: { g = "" } }: BrandVoice): boolean {
  const isGlad = gains.some((it) => shared(it, hook) > 1) || (g !== "" && hook.toLowerCase().includes(g.toLowerCase()));
  return promisesWay(hook) || (isGlad && !promisesCause(hook));
}

/** The moves of the work, or where none are known what to ask beforehand. */
function movesBeginning(voice: BrandVoice, book: Phrasebook): Beginning | null {
  const { beforehand } = spokenFrames(voice.language);
  const moves = movesAloud(voice, book);
  const asks = checksIn(voice, book, "ask").map(({ step: { pair } }) => sentence(pair?.[0] ?? ""));
  const line = moves !== "" || asks.length < 2 ? moves : asks.slice(0, 2).join(" ");
  if (line === "") return null;
  // Moves are told one by one: no title stands for all of them.
  const title = moves === "" ? (fill(beforehand, voice.words) ?? "") : "";
  const about = `${line} ${book.trade?.told.cause ?? ""}`;
  const isWay = moves !== "" && voice.steps.length === 0;
  return { beat: draft("point", { line, title }), about, todo: "", isWay, moves: movesApart(voice, book) };
}

/** The moves of the work in order: the product's own, else those of its trade; "" where none are known. A hook that asks how needs no word before them. */
export function movesAloud(voice: BrandVoice, { trade }: Phrasebook): string {
  const { language, steps, words, hook } = voice;
  const { moves, tried } = spokenFrames(language);
  if (steps.length > 0) return fill(moves, { ...words, x: steps.join(", ") }) ?? "";
  if (!trade) return "";
  const [first, ...others] = trade.told.way;
  const begun = saysHow(hook) ? sentence(first) : (fill(tried, { ...words, x: goingOn(voice, first) }) ?? "");
  return [begun, ...others.map(sentence)].join(" ");
}

/** One thing that people of the trade do, and why. */
function habitBeginning(voice: BrandVoice, { trade }: Phrasebook, at: number | undefined): Beginning | null {
  if (!trade || at === undefined || voice.steps.length > 0) return null;
  const [title, why] = firstHabits(voice, trade)[at] ?? ["", ""];
  if (title === "") return null;
  const line = `${sentence(title)} ${why}`;
  return { beat: draft("point", { line, title }), about: `${line} ${trade.told.cause}`, todo: "", isWay: false };
}

function causeBeginning(voice: BrandVoice, book: Phrasebook): Beginning | null {
  if (book.trade) {
    const { cause, todo: doing, title, why } = causeOf(voice, book.trade);
    const [, todo] = doing;
    return {
      beat: draft("pain", { line: cause, title: isSaidIn(cause, title) ? title : "" }),
      about: `${cause} ${todo} ${title} ${why}`,
      todo,
      isWay: false,
    };
  }
  const frames = spokenFrames(voice.language);
  const [check] = promisesCause(voice.hook) ? checksIn(voice, book, "missed") : [];
  if (!check) return null;
  const { step, fact } = check;
  const ask = checksIn(voice, book, "ask").find((it) => it.fact === fact)?.step.pair?.[0] ?? "";
  const line = fill(frames.begins, { x: goingOn(voice, step.x) }) ?? step.x;
  const todo = ask === "" ? "" : (fill(frames.better, { x: goingOn(voice, ask) }) ?? "");
  return { beat: draft("pain", { line: sentence(line), title: step.x }), about: step.x, todo, fact, isWay: false };
}

/** Whether a title is words of what is said: beside the captions, a second thought is not read. */
const isSaidIn = (line: string, title: string): boolean => {
  const said: readonly string[] = line.toLowerCase().match(/\p{L}+/gu) ?? [];
  const words: readonly string[] = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((it) => said.includes(it)).length >= words.length * MOSTLY;
};
const MOSTLY = 0.6;

/** What the brief complains of, as it says it. */
function painBeginning(voice: BrandVoice, book: Phrasebook): Beginning {
  const telling = { first: ["pain"], isNoList: true, hasAdvice: false } as const;
  const [step = stepOf(voice, { topic: "told", x: voice.does[0] ?? voice.Name })] = stepsBetween(
    voice,
    book,
    1,
    telling,
  );
  const fact = voice.answerTo(step.x);
  const isKnown = voice.points.includes(fact);
  return { beat: spokenStep(voice, book, step), about: step.x, todo: "", isWay: false, ...(isKnown && { fact }) };
}

type Told = Pick<Beginning, "about" | "todo" | "isWay"> & { isMaker: boolean };

/** What to do and the product in one breath, as far as there is room. */
function productBeat(
  voice: BrandVoice,
  book: Phrasebook,
  fact: string,
  { about, todo, isWay, isMaker }: Told,
): BeatDraft {
  const frames = spokenFrames(voice.language);
  const x = inside(fact, voice.language, voice.brand);
  const timed = timedGain(voice, book);
  const offer = offered(voice, fact);
  // A long name is said once, in the ask.
  const short = wordCount(voice.name) > LONG_NAME ? called(voice) : voice;
  const moved = isMadeToOrder(voice) ? (fill(frames.left, { ...voice.words, x }) ?? "") : taken(short, fact);
  // What has nothing to do with what is done is taken along.
  const isRelated = speaksOf(fact, about);
  const named = isMadeToOrder(voice)
    ? (fill(frames.left, { ...voice.words, x: voice.words.told || x }) ?? "")
    : isRelated
      ? offer
      : taken(short, fact);
  const decided = isMaker && todo !== "" && !DONE.test(x) ? (fill(frames.decided, { ...voice.words, x }) ?? "") : "";
  const nicknamed = isMadeToOrder(voice) || isRelated ? "" : taken(called(voice), fact);
  const together = [named, nicknamed].map((it) => (todo === "" || it === "" ? "" : `${todo} ${it}`));
  const lines = [timed, decided, isWay ? moved : "", ...together, offer, fact];
  const line = lines.find((it) => it !== "" && wordCount(it) <= PRODUCT_WORDS) ?? voice.Name;
  const shown = line.includes(x) || !line.includes(voice.words.told || x) ? fact : (voice.words.told ?? "");
  return draft("turn", { line: sentence(line), title: namedIn(voice, shown, TITLE_WORDS) || voice.Name });
}

/** In words. Our own choice. */
const LONG_NAME = 4;

/** "Roasted every Tuesday": nobody decides on that, but on what is a thing. */
const DONE =
  /^(?:we(?=\s)|\p{Ll}+(?:ed|é|ée|és|ées|ado|ada|ido|ida)|laid|made|sent|built|hech[oa]|ge\p{Ll}+(?:t|en))(?!\p{L})/u;

/** The gain in the time that the hook names; "" where it names none. */
function timedGain({ words, gains, language, brand }: BrandVoice, { later, daily }: Phrasebook): string {
  const frame = (words.span && later[1]) || (words.daily && daily) || "";
  return frame === "" ? "" : (fill(`${frame}.`, { ...words, x: inside(gains[0] ?? "", language, brand) }) ?? "");
}

/** Who says so, then other facts and what the brief has beside them; nothing that was said. */
function others(voice: BrandVoice, book: Phrasebook, told: readonly BeatDraft[], fact: string): BeatDraft[] {
  const telling = { first: ["quote", "point", "gain", "doubt"], isAlone: true, isNoList: true } as const;
  const frame = spokenFrames(voice.language).further;
  const isSaid = (x: string) => told.some(({ line }) => line.toLowerCase().includes(x.toLowerCase()));
  const steps = stepsBetween(voice, book, MOST_OTHERS, telling).filter(
    ({ topic, x }) =>
      topic !== "pain" &&
      topic !== "trouble" &&
      x !== fact &&
      !isSaid(x) &&
      !(topic === "quote" && isAside(voice, x, fact)),
  );
  const rank = ["quote", "point", "gain", "doubt", "price"];
  const place = (topic: string) => (rank.indexOf(topic) + rank.length + 1) % (rank.length + 1);
  return steps
    .toSorted((a, b) => place(a.topic) - place(b.topic) || Number(isPriced(a.x)) - Number(isPriced(b.x)))
    .map((step) => {
      const beat = spokenStep(voice, book, step);
      if (step.topic !== "point") return beat;
      const aloud = factAloud(step.x, voice.nick, voice);
      const lines = aloud ? [sentence(aloud)] : [fill(frame, step.words) ?? ""];
      return { ...beat, line: said(voice, `further ${step.x}`, lines, step.x, BEAT_WORDS) };
    });
}

/** What costs something proves nothing. */
const isPriced = (fact: string): boolean => /[$€£]/.test(fact);

/** So many further things are looked through. */
const MOST_OTHERS = 8;
