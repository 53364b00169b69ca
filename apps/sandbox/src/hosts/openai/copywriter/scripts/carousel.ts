import { inside } from "../material/fragment.ts";
import { fill, filled } from "../phrases/fill.ts";
import type { Phrasebook, Topic } from "../phrases/phrasebook.ts";
import type { BrandVoice } from "../voice.ts";
import { sentence, upperFirst, wholeWithin, wordCount } from "../words.ts";
import { habitsIn, lookedFor, waysIn } from "./advice.ts";
import { bigNumber } from "./big-number.ts";
import { type BeatDraft, beatOf, draft, roleOf } from "./draft.ts";
import { painBefore } from "./jokes.ts";
import { withMark } from "./marked.ts";
import { openedSteps, openingStep } from "./opening.ts";
import {
  promisesAnswers,
  promisesCause,
  promisesCauses,
  promisesHabits,
  promisesMistakes,
  promisesWay,
  promisesWays,
  saysHow,
} from "./promises.ts";
import type { ScriptStep } from "./script-step.ts";
import { stepsBetween, type Telling } from "./steps.ts";
import { askOf, asShort, asSlide, asThought, namedIn, shortly, shortSteps } from "./told.ts";

/** Source of the limits: docs/content.md#words-on-screen and the templates' guides. */
const HOOK_WORDS = 12;
const SLIDE = { title: 9, body: 24 };
const TICK = { title: 8, body: 20 };
const PHOTO_WORDS = 12;
/** Of advice with its reason: what the trade's advice takes at most, and what the check of words lets pass for a caption. */
const ADVICE_WORDS = 15;
/** Of a remark under a print. */
const REMARK_WORDS = 7;
const NOTE_WORDS = 10;
const ESSAY_WORDS = 28;

/** A carousel of `count` slides: the first promises, the last asks one thing, proof only from the brief. */
export function carousel(voice: BrandVoice, book: Phrasebook, template: string, count: number): BeatDraft[] {
  switch (template) {
    case "big-number":
      return bigNumber(voice, book, count);
    case "photo-essay":
    case "photo-captions":
    case "outlined-text":
      return captions(voice, book, { template, count });
    case "teardown":
      return teardown(voice, book, count);
    case "before-after":
      return beforeAfter(voice, book, count);
    case "essay":
      return essay(voice, book, count);
    case "checklist":
      return pages(voice, book, { template, count, most: TICK, first: ["point", "gain", "price"] });
    case "photo-dump":
      return photoDump(voice, book, count);
    default:
      return pages(voice, book, { template, count, most: SLIDE });
  }
}

const hookSlide = ({ hook }: BrandVoice) => draft("hook", { title: wholeWithin(hook, HOOK_WORDS) });

/** A title and a sentence a page. Habits where the hook says how: what a person does, and the product as the last of it. */
function pages(
  voice: BrandVoice,
  book: Phrasebook,
  { template, count, most, ...telling }: { template: string; count: number; most: typeof SLIDE } & Telling,
): BeatDraft[] {
  const habits = saysHow(voice.hook) ? habitsIn(voice, book, count - 2) : [];
  const steps = (slides: number) =>
    habits.length > 0 && habits.length >= slides ? habits : openedSteps(voice, book, slides, telling);
  const told = (slides: number) =>
    steps(slides).map((step) => {
      const [title, body] = asSlide(voice, book, step, most);
      return beatOf(step, { title, body });
    });
  // A phrase that no title holds is left out, as far as there is another one.
  const isWhole = ({ title }: BeatDraft) => title !== voice.Name;
  const missing = told(count - 2).filter((it) => !isWhole(it)).length;
  const all = told(count - 2 + missing);
  const said = new Set<string>();
  const slides = [...all.filter(isWhole), ...all.filter((it) => !isWhole(it))]
    .slice(0, Math.max(0, count - 2))
    .map((slide) => {
      const isSaid = said.has(slide.body);
      said.add(slide.body);
      return isSaid ? { ...slide, body: "" } : slide;
    });
  const isOfMistakes =
    template === "checklist" && (promisesMistakes(voice.hook) || promisesCauses(voice.hook, voice.brand));
  const [title, body] = askOf(voice, book, isOfMistakes ? "checklist of mistakes" : template, most.title);
  return [hookSlide(voice), ...slides, draft("ask", { title, body })].map((it) => withMark(it, voice.brand));
}

/** A remark on each photo. */
function captions(
  voice: BrandVoice,
  book: Phrasebook,
  { template, count }: { template: string; count: number },
): BeatDraft[] {
  const first: readonly Topic[] = ["pain", "turn", "point", "quote", "doubt", "gain"];
  const steps = () =>
    promisesHabits(voice.hook)
      ? habitsIn(voice, book, count - 2)
      : openedSteps(voice, book, count - 2, { first, isAlone: true, hasAdvice: true });
  const isWays = promisesWays(voice.hook) || (book.trade !== undefined && saysHow(voice.hook));
  const told = isWays ? waysIn(voice, book, count - 2, PHOTO_WORDS) : steps();
  const slides = told.map((it) => draft(roleOf(it), captionOf(voice, book, it, template)));
  return [hookSlide(voice), ...slides, draft("ask", { title: askOf(voice, book, template)[0] })];
}

/** A step on a photo; advice comes with its reason, which is a line of its own where the look has one. */
function captionOf(voice: BrandVoice, book: Phrasebook, step: ScriptStep, template: string): Partial<BeatDraft> {
  const { pair } = step;
  const isWhole = pair !== undefined && wordCount(pair.join(" ")) <= ADVICE_WORDS;
  if (!isWhole) return { title: asShort(voice, book, step, PHOTO_WORDS) };
  const [title, body] = pair;
  return template === "outlined-text" ? { title, body } : { title: `${sentence(title)} ${body}` };
}

/** Dry remarks under snapshots, each in another way, after what the hook promises. */
function photoDump(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const first: readonly Topic[] = ["point", "gain", "trouble", "pain"];
  const found = shortSteps(voice, book, {
    ...{ count: count + 1, most: REMARK_WORDS, first },
    ...{ isAlone: true, isNoList: true },
  });
  // The product is in most of them.
  const [pains, others] = [found.filter(isPain), found.filter((it) => !isPain(it))];
  const room = Math.max(0, count - 2);
  const steps = [...pains.slice(0, Math.max(room - others.length, Math.floor(room / 2))), ...others].slice(0, room);
  const remarks = steps.map((step, at) => {
    const short = namedIn(voice, step.x, REMARK_WORDS) || voice.Name;
    const words = { ...step.words, x: inside(short, voice.language, voice.brand) };
    const ways = book.remarks.slice(at % book.remarks.length);
    const title = filled([...ways, "{X}"], words).find((it) => wordCount(it) <= REMARK_WORDS);
    return draft("point", { title: title ?? short });
  });
  const opening = openingStep(voice, book);
  const isAnswer = promisesAnswers(voice.hook);
  const answers = !opening
    ? []
    : isAnswer
      ? filled(book.answers, opening.words)
      : [asShort(voice, book, opening, REMARK_WORDS)];
  const kept = answers.map((title) => draft("point", { title }));
  const before = isAnswer ? remarks.slice(0, 1) : [];
  const after = Math.max(1, count - 2 - before.length - kept.length);
  const slides = kept.length > 0 && count > 4 ? [...before, ...kept, ...remarks.slice(-after)] : remarks;
  return [hookSlide(voice), ...slides, draft("ask", { title: askOf(voice, book, "photo-dump", 8)[0] })];
}

/**
 * Notes that name a detail: what one does with the product, step by step, then what it has; what to look for, where the hook
 * promises a way, after its cause where it promises that.
 */
function teardown(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const first: readonly Topic[] = ["point", "gain"];
  // What hurts is no detail of the product: it comes last.
  const told = stepsBetween(voice, book, count - 2, { first, isAlone: true }).toSorted(
    (a, b) => Number(isPain(a)) - Number(isPain(b)),
  );
  const points = told.map(({ x, pair }) => shortly(voice, x, [], pair ? pair[0] : x, NOTE_WORDS));
  const ways = promisesWay(voice.hook) ? lookedFor(voice, book, NOTE_WORDS) : { points: [], gains: [] };
  const cause = promisesCause(voice.hook) && voice.steps.length === 0 ? openingStep(voice, book) : null;
  const opening = cause ? [cause.x] : [];
  const room = Math.max(0, count - 2 - opening.length - ways.gains.length);
  const asked = [...opening, ...ways.points.slice(0, room), ...ways.gains];
  const isAsked = (point: string) => asked.some((it) => it.toLowerCase().includes(point.toLowerCase()));
  const notes = [...voice.steps.map(upperFirst), ...asked, ...points.filter((it) => !isAsked(it))]
    .slice(0, Math.max(0, count - 2))
    .map((title) => draft("point", { title }));
  return [hookSlide(voice), ...notes, draft("ask", { title: askOf(voice, book, "teardown")[0] })];
}

const isPain = ({ topic }: ScriptStep): boolean => topic === "pain" || topic === "trouble";

/** The pair first: the hook over the state before. Then what changed. */
function beforeAfter(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const [before, usual] = book.halves;
  const after = fill(book.later[0], voice.words) || usual;
  const [gain] = voice.gains;
  const first: readonly Topic[] = ["turn", "trouble", "point", "gain", "quote"];
  const told = stepsBetween(voice, book, Math.max(1, count - 3) + 4, {
    first,
    isAlone: true,
    isNoList: true,
  });
  // A trouble that nothing answers is no change; what is gained is more of one than a second fact.
  const isChange = ({ topic, words }: ScriptStep) =>
    topic !== "turn" && topic !== "pain" && (topic !== "trouble" || words.a !== "");
  const [point] = told.filter(({ topic }) => topic === "point");
  const rank = (it: ScriptStep) =>
    it.topic === "trouble" ? 0 : it === point ? 1 : it.topic === "gain" ? 2 : it.topic === "quote" ? 3 : 4;
  const steps = told.filter(isChange).toSorted((a, b) => rank(a) - rank(b));
  const changes = steps.slice(0, Math.max(1, count - 3)).map((step) => changeOf(voice, book, step));
  const [title, body] = askOf(voice, book, "before-after");
  return [
    draft("hook", {
      title: wholeWithin(voice.hook, HOOK_WORDS),
      body: causeBefore(voice, book) ?? painBefore(voice, before || "Before"),
      scene: "pain",
    }),
    draft("turn", { title: shortly(voice, "after", [], gain ?? voice.Name, NOTE_WORDS), body: after || "After" }),
    ...changes,
    draft("ask", { title, body }),
  ].slice(0, count);
}

/** The cause that the hook promises, as the state before; null where it takes too many words. */
function causeBefore(voice: BrandVoice, { halves: [before], trade }: Phrasebook): string | null {
  const [cause = ""] = promisesCause(voice.hook) ? (trade?.cause ?? []) : [];
  const said = inside(cause, voice.language, voice.brand);
  return cause === "" || wordCount(cause) > CAUSE_WORDS ? null : `${before}: ${said}`;
}

const CAUSE_WORDS = 5;

/** What is different now, and against what. */
function changeOf(voice: BrandVoice, book: Phrasebook, step: ScriptStep): BeatDraft {
  const { a = "" } = step.words;
  const isTrouble = step.topic === "trouble" && a !== "";
  // What is different is so at any moment.
  const always = { ...step, words: { ...step.words, t: "" } };
  const title = isTrouble ? upperFirst(a) : asShort(voice, book, always, NOTE_WORDS);
  const body = isTrouble ? `${book.halves[0]}: ${step.words.x}.` : "";
  return wordCount(title) <= NOTE_WORDS
    ? draft("point", { title, body: wordCount(body) <= 20 ? body : "" })
    : draft("point", { title: asShort(voice, book, always, NOTE_WORDS) });
}

function essay(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const steps = openedSteps(voice, book, count - 2, {
    first: ["pain", "turn", "point", "doubt", "quote", "trouble"],
    isAlone: true,
    pairsFacts: true,
    isNoList: true,
  });
  const slides = steps.map((it) => draft(roleOf(it), { title: asThought(voice, book, it, ESSAY_WORDS) }));
  const ask = draft("ask", { title: askOf(voice, book, "essay", ESSAY_WORDS)[0] });
  return [hookSlide(voice), ...slides, ask].map((it) => withMark(it, voice.brand));
}
