import { inside } from "../../material/fragment.ts";
import { isTime } from "../../material/measures.ts";
import { filled } from "../../phrases/fill.ts";
import type { Phrasebook, Topic } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { wholeWithin, wordCount } from "../../words.ts";
import { type BeatDraft, draft, roleOf } from "../draft.ts";
import { withMark } from "../marked.ts";
import { promisesList } from "../promises.ts";
import { factsIn } from "../steps/checks.ts";
import { speaksOf } from "../steps/helpful-fact.ts";
import { openingStep } from "../steps/opening.ts";
import type { ScriptStep } from "../steps/script-step.ts";
import { stepsBetween } from "../steps/steps.ts";
import { askOf, asShort, shortSteps } from "../steps/told.ts";
import { HOOK_WORDS } from "./spoken.ts";

/** Words on a screen of moving type. */
const SCREEN_WORDS = 7;
/** Of the last one: the product, a fact, the ask. */
const LAST_WORDS = 10;

/** One thought a screen in few words; nothing is spoken. */
export function movingType(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const first: readonly Topic[] = ["pain", "turn", "quote", "gain", "point", "price"];
  const wanted = { count: count - 2, most: SCREEN_WORDS, first, isAlone: true, hasAdvice: true };
  const opening = openingStep(voice, book);
  const isOpened = opening !== null && wordCount(opening.x) <= SCREEN_WORDS && count > 3;
  const rest = { ...wanted, count: wanted.count - 1, first: first.filter((it) => it !== "pain") };
  const told = isOpened ? [opening, ...shortSteps(voice, book, rest)] : shortSteps(voice, book, wanted);
  const screens = withReview(voice, book, told).map((step) =>
    draft(roleOf(step), { title: asShort(voice, book, step, SCREEN_WORDS) }),
  );
  const hook = draft("hook", { title: wholeWithin(voice.hook, HOOK_WORDS) });
  return [hook, ...screens, draft("ask", { title: lastScreen(voice, book) })].map((it) => withMark(it, voice.brand));
}

/** What a customer says in the place of the last fact that tells no time: where a server stands moves nobody. A list has as many points as it promises. */
function withReview(voice: BrandVoice, book: Phrasebook, told: readonly ScriptStep[]): readonly ScriptStep[] {
  const isOfTime = (x: string) => voice.measures.some((it) => it.told === x && isTime(it));
  const at = promisesList(voice.hook) ? -1 : told.findLastIndex(({ topic, x }) => topic === "point" && !isOfTime(x));
  const telling = { first: ["quote"], isAlone: true, isNoList: true, hasAdvice: false } as const;
  const quote = stepsBetween(voice, book, 1, telling).find(({ topic }) => topic === "quote");
  const isShort = quote && wordCount(asShort(voice, book, quote, SCREEN_WORDS)) <= SCREEN_WORDS;
  if (at < 1 || !isShort || told.some(({ topic }) => topic === "quote")) return told;
  return told.with(at, quote);
}

/** The product, after a list with the fact that answers the last of it, then its price and where it is. */
function lastScreen(voice: BrandVoice, book: Phrasebook): string {
  const { hook, brand, language, words } = voice;
  const cause = promisesList(hook) ? (book.trade?.cause.join(" ") ?? "") : "";
  const facts = factsIn(voice, () => false).filter((it) => speaksOf(it, cause));
  const titles = (book.asks["moving-type"] ?? []).map(([title]) => title);
  const told = (title: string) =>
    [...facts.map((it) => inside(it, language, brand)), ""].flatMap((x) => filled([title], { ...words, x }));
  const fitting = titles.flatMap(told).filter((it) => wordCount(it) <= LAST_WORDS);
  return fitting[0] ?? askOf(voice, book, "moving-type", LAST_WORDS)[0];
}
