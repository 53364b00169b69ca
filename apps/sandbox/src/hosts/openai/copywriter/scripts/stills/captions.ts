import { promisesAnswers, promisesDetails, promisesTruth, saysHow } from "@vignette/domain/promises";
import type { Phrasebook, Topic } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { sentence, sentencesIn, withoutEnd, wordCount } from "../../words.ts";
import { type BeatDraft, draft, roleOf } from "../draft.ts";
import { hookSlide } from "../hook-slide.ts";
import { promisesHabits, promisesList, promisesWays } from "../promises.ts";
import { habitsIn, waysIn } from "../steps/advice.ts";
import { cureOf } from "../steps/cure.ts";
import { doings } from "../steps/doings.ts";
import { openedSteps } from "../steps/opening.ts";
import { isPain, type ScriptStep } from "../steps/script-step.ts";
import { causeOf, storySteps } from "../steps/story.ts";
import { askOf, asShort } from "../steps/told.ts";
import { isOnlyPhotos, type Page, photoPages } from "./photo-pages.ts";

const PHOTO_WORDS = 12;
/** Of advice with its reason: what the trade's advice takes at most, and what the check of words lets pass for a caption. */
const ADVICE_WORDS = 15;
/** More steps than any piece has pages: some of them no photo shows. */
const MANY = 12;

type Look = { template: string; count: number };

/** Whether a hook promises things that follow one another, whatever the photos show. */
const isListed = (hook: string): boolean => promisesList(hook) || promisesAnswers(hook) || promisesTruth(hook);

/** A remark on each photo. */
export function captions(voice: BrandVoice, book: Phrasebook, { template, count }: Look): BeatDraft[] {
  if (isOnlyPhotos(voice) && !isListed(voice.hook)) return ofPhotos(voice, book, { template, count });
  const first: readonly Topic[] = ["pain", "turn", "point", "quote", "doubt", "gain"];
  const { hook } = voice;
  // A time that the hook names is told with the gain.
  const isTimed = voice.words.span !== "" || voice.words.daily !== "";
  const isStory = !isListed(hook) && !isTimed;
  const story = isStory ? storySteps(voice, book, count - 2) : [];
  const opened = () => openedSteps(voice, book, count, { first, isAlone: true, hasAdvice: true });
  const isNew = ({ x, topic }: ScriptStep) => story.every((it) => it.x !== x) && !isPain({ topic });
  const steps = () =>
    promisesHabits(hook)
      ? habitsIn(voice, book, count - 2)
      : story.length > 0
        ? [...story, ...opened().filter(isNew)].slice(0, count - 2)
        : opened().slice(0, count - 2);
  const isOwnWay = saysHow(hook) && voice.steps.length > 1;
  const isWays = promisesWays(hook) || (book.trade !== undefined && saysHow(hook));
  const ways = () => (isWays ? waysIn(voice, book, count - 2, PHOTO_WORDS) : steps());
  const told = isOwnWay ? doings(voice, { ...book, ours: [] }, count - 2) : ways();
  const slides = told.map((it) => draft(roleOf(it), captionOf(voice, book, it, template)));
  return [hookSlide(voice), ...slides, draft("ask", { title: askOf(voice, book, template)[0] })];
}

/** A step on a photo; advice comes with its reason, which is a line of its own where the look has one. */
function captionOf(voice: BrandVoice, book: Phrasebook, step: ScriptStep, template: string): Partial<BeatDraft> {
  const [title = "", reason = ""] = step.pair ?? [];
  // The last sentence says what the product has to do with it.
  const body = [reason, sentencesIn(reason).at(-1) ?? ""].find((it) => wordCount(`${title} ${it}`) <= ADVICE_WORDS);
  if (title === "" || !body) return { title: asShort(voice, book, step, PHOTO_WORDS) };
  return captioned(template, title, body);
}

/** The reason is a line of its own where the look has one. */
const captioned = (template: string, title: string, body: string): Partial<BeatDraft> =>
  template === "outlined-text"
    ? { title: withoutEnd(title), body }
    : { title: [sentence(title), body].join(" ").trim() };

/** A thought over the product's photos alone: what the hook asks for, then what is true of the product, each on a photo that shows it. */
function ofPhotos(voice: BrandVoice, book: Phrasebook, { template, count }: Look): BeatDraft[] {
  const { hook } = voice;
  const isWay = saysHow(hook);
  const told = (step: ScriptStep) => draft(roleOf(step), captionOf(voice, book, step, template));
  const begun = isWay ? waysOver(voice, book, told) : answerOver(voice, book, template);
  // What costs something is no part of an answer.
  const isPrice = ({ topic, x }: ScriptStep) => topic === "price" || (begun.length > 1 && !isWay && /[$€£]\d/.test(x));
  const isNew = (step: ScriptStep) => step.pair === undefined && !isPain(step) && !isPrice(step);
  const story = storySteps(voice, book, MANY);
  const others = story.length > 0 ? story : openedSteps(voice, book, MANY, { first: FIRST, isAlone: true });
  const said = begun.map(({ beat }) => `${beat.title} ${beat.body}`.toLowerCase()).join(" ");
  const facts = others
    .filter((it) => isNew(it) && !said.includes(withoutEnd(it.x).toLowerCase()))
    .map((step): Page => ({ beat: told(step), is: "ours" }));
  const does = voice.does.map((title): Page => ({ beat: draft("point", { title: withoutEnd(title) }), is: "ours" }));
  const ask = draft("ask", { title: askOf(voice, book, template)[0] });
  return photoPages(voice, hookSlide(voice), [...begun, ...facts, ...does.slice(1)], ask, count);
}

const FIRST: readonly Topic[] = ["turn", "point", "quote", "doubt", "gain"];

/**
 * The answer to the hook, to its end: why it goes wrong, where that takes too many words its thought alone, then what to do about it, and what the
 * product has to do with that.
 */
function answerOver(voice: BrandVoice, book: Phrasebook, template: string): Page[] {
  const { trade } = book;
  if (!trade || promisesDetails(voice.hook)) return [];
  const known = causeOf(voice, trade);
  const [first = "", why = ""] = sentencesIn(known.cause);
  const { todo, ours } = cureOf(voice, book, known);
  const [doing = "", then = ""] = sentencesIn(todo);
  const body = wordCount(known.cause) <= ADVICE_WORDS ? why : "";
  // A single thing to do and the product that helps with it are one thought.
  const isOne = then === "" && ours !== "" && wordCount(`${doing} ${ours}`) <= ADVICE_WORDS;
  const second = isOne ? sentence(ours) : then;
  return [
    draft("pain", captioned(template, first, body)),
    draft("turn", second === "" ? { title: withoutEnd(doing) } : captioned(template, doing, second)),
    draft("point", { title: isOne ? "" : ours }),
  ].flatMap((beat): Page[] => (beat.title === "" ? [] : [{ beat, is: "kept" }]));
}

/** What to do: the product's own steps, or the habits that photos show, the best of them with the product. */
function waysOver(voice: BrandVoice, book: Phrasebook, told: (step: ScriptStep) => BeatDraft): Page[] {
  if (voice.steps.length > 1)
    return doings(voice, { ...book, ours: [] }, voice.steps.length).map((it) => ({ beat: told(it), is: "kept" }));
  const ways = waysIn(voice, book, MANY, PHOTO_WORDS).filter(({ x }) => !book.habits.some(([title]) => title === x));
  const ours = ways.findIndex(({ pair }) => pair?.[1].toLowerCase().includes(voice.nick.toLowerCase()));
  return ways.map((step, at) => ({ beat: told(step), is: at === ours ? "kept" : "shown" }));
}
