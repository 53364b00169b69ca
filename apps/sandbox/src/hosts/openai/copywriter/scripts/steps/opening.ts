import { promisesCause, promisesTruth, promisesWay, saysHow } from "@vignette/domain/promises";
import type { Pair } from "../../choose-line.ts";
import { inside } from "../../material/fragment.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { checksIn, factSteps, pairSteps } from "./checks.ts";
import { firstHabits } from "./first-habits.ts";
import type { ScriptStep } from "./script-step.ts";
import { STORY, stepsBetween, type Telling } from "./steps.ts";
import { causeFor } from "./story.ts";

/**
 * What a hook asks for at once: the cause that it promises, or something to do, which is the product's own way where the
 * brief tells it step by step; null where nothing is known.
 */
export function openingStep(voice: BrandVoice, book: Phrasebook): ScriptStep | null {
  const isCause = promisesCause(voice.hook);
  const { trade, ownHabits } = book;
  if (saysHow(voice.hook) && voice.steps.length > 0) {
    const x = voice.steps.join(", ");
    return { topic: "told", x, words: { ...voice.words, x } };
  }
  const asksWay = promisesWay(voice.hook);
  const [pair] = trade === undefined ? [] : isCause ? [trade.cause] : asksWay ? firstHabits(voice, trade) : [];
  const known = pair ? pairSteps(voice, [pair]) : [];
  // Where no trade is known, something to ask before one chooses.
  const sought = () => [
    ...checksIn(voice, book, "ask").map(({ step: check }) => check),
    ...factSteps(voice, ownHabits.slice(-1)),
  ];
  const [step] = known.length > 0 || !asksWay ? known : sought();
  if (!step) return null;
  const words = { ...step.words, x: inside(step.x, voice.language, voice.brand) };
  return { ...step, words, ...(isCause && { isWrong: true }) };
}

/** The steps of a story that first keeps what its hook says, in place of the pain, and then tells of the product. */
export function openedSteps(voice: BrandVoice, book: Phrasebook, count: number, telling: Telling = {}): ScriptStep[] {
  const opening = openings(voice, book).slice(0, Math.max(0, count));
  if (opening.length === 0) return stepsBetween(voice, book, count, telling);
  const first = (telling.first ?? STORY).filter((topic) => topic !== "pain");
  return [...opening, ...stepsBetween(voice, without(opening, book), count - opening.length, { ...telling, first })];
}

/** What opened the piece is no help later on. */
const without = (opening: readonly ScriptStep[], { trade, ...book }: Phrasebook): Phrasebook => {
  const isNew = (pair: Pair) => opening.every((it) => it.pair?.[0] !== pair[0]);
  return {
    ...book,
    ...(trade && { trade: { ...trade, habits: trade.habits.filter(isNew), mistakes: trade.mistakes.filter(isNew) } }),
  };
};

/** Two mistakes of the trade where the hook promises what is true, first the one that it speaks of: each comes with what is right. */
function openings(voice: BrandVoice, book: Phrasebook): ScriptStep[] {
  if (promisesTruth(voice.hook) && book.trade) {
    const asked = causeFor(voice, book.trade);
    const told = [asked, ...book.trade.mistakes.filter(([title]) => title !== asked[0])].slice(0, 2);
    return pairSteps(voice, told).map((it) => ({ ...it, isWrong: true }));
  }
  return [openingStep(voice, book) ?? []].flat();
}
