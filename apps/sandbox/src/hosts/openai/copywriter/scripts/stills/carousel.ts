import { promisesAnswers, promisesMistakes, promisesTruth, saysHow } from "@vignette/domain/promises";
import type { Pair } from "../../choose-line.ts";
import { shared } from "../../material/fragment.ts";
import type { Phrasebook, Topic } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { sentence, sentencesIn, upperFirst, wordCount } from "../../words.ts";
import { type BeatDraft, beatOf, draft, roleOf } from "../draft.ts";
import { hookSlide } from "../hook-slide.ts";
import { withMark } from "../marked.ts";
import {
  listsTroubles,
  promisesCauses,
  promisesHabits,
  promisesList,
  promisesPraise,
  promisesWays,
} from "../promises.ts";
import { answersIn, habitsIn, waysIn } from "../steps/advice.ts";
import { pairSteps } from "../steps/checks.ts";
import { openedSteps } from "../steps/opening.ts";
import { isPain, type ScriptStep } from "../steps/script-step.ts";
import type { Telling } from "../steps/steps.ts";
import { storySteps } from "../steps/story.ts";
import { askOf, asShort, asSlide } from "../steps/told.ts";
import { beforeAfter } from "./before-after.ts";
import { bigNumber } from "./big-number.ts";
import { essay } from "./essay.ts";
import { photoDump } from "./photo-dump.ts";
import { teardown } from "./teardown.ts";

/** Source of the limits: docs/content.md#words-on-screen and the templates' guides. */
const SLIDE = { title: 9, body: 24 };
const TICK = { title: 8, body: 20 };
const PHOTO_WORDS = 12;
/** Of advice with its reason: what the trade's advice takes at most, and what the check of words lets pass for a caption. */
const ADVICE_WORDS = 15;

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

/** A title and a sentence a page. Habits where the hook says how: what a person does, and the product as the last of it. */
function pages(
  voice: BrandVoice,
  book: Phrasebook,
  { template, count, most, ...telling }: { template: string; count: number; most: typeof SLIDE } & Telling,
): BeatDraft[] {
  const habits = saysHow(voice.hook)
    ? doings(voice, template === "checklist" && book.trade ? { ...book, ours: [] } : book, count - 2)
    : template === "checklist"
      ? toTick(voice, book, count - 2)
      : [];
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
  const isOwnWay = template === "checklist" && saysHow(voice.hook) && voice.steps.length > 1;
  const asked = isOfMistakes ? "checklist of mistakes" : isOwnWay ? "checklist of steps" : template;
  const [title, body] = askOf(voice, book, asked, most.title);
  return [hookSlide(voice), ...slides, draft("ask", { title, body })].map((it) => withMark(it, voice.brand));
}

/** What a checklist has to tick where its hook promises nothing else: what to ask about the product, or what to do. */
function toTick(voice: BrandVoice, book: Phrasebook, count: number): ScriptStep[] {
  const { hook, brand } = voice;
  if (listsTroubles(hook) || promisesPraise(hook, brand) || promisesHabits(hook) || promisesWays(hook)) return [];
  return hook.toLowerCase().includes(brand.toLowerCase())
    ? answersIn(voice, book, count)
    : habitsIn(voice, book.trade ? { ...book, ours: [] } : book, count);
}

/** What a person does: the product's own steps with what belongs before the last of them, or the habits of the trade. */
function doings(voice: BrandVoice, book: Phrasebook, count: number): ScriptStep[] {
  const habits = habitsIn(voice, book, count);
  if (voice.steps.length === 0 || !book.trade) return habits;
  const { steps, points, gains } = voice;
  const left = [...points];
  const why = (step: string, at: number) => {
    const habit = book.trade?.habits.find((it) => shared(it[0], step) > 0);
    return habit?.[1] ?? sentence((at === steps.length - 1 ? gains[1] : left.shift()) ?? points[0] ?? "");
  };
  const own = pairSteps(
    voice,
    steps.map((it, at): Pair => [upperFirst(it), why(it, at)]),
  );
  const isOther = ({ x }: ScriptStep) => steps.every((it) => shared(it, x) === 0);
  const more = habits.filter(isOther).slice(0, Math.max(0, count - own.length));
  return [...own.slice(0, -1), ...more, ...own.slice(-1)].slice(-Math.max(0, count));
}

/** A remark on each photo. */
function captions(
  voice: BrandVoice,
  book: Phrasebook,
  { template, count }: { template: string; count: number },
): BeatDraft[] {
  const first: readonly Topic[] = ["pain", "turn", "point", "quote", "doubt", "gain"];
  const { hook } = voice;
  // A time that the hook names is told with the gain.
  const isTimed = voice.words.span !== "" || voice.words.daily !== "";
  const isStory = !promisesList(hook) && !promisesTruth(hook) && !promisesAnswers(hook) && !isTimed;
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
  return template === "outlined-text" ? { title, body } : { title: `${sentence(title)} ${body}` };
}
