import { promisesMistakes, saysHow } from "@vignette/domain/promises";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { type BeatDraft, beatOf, draft } from "../draft.ts";
import { hookSlide } from "../hook-slide.ts";
import { withMark } from "../marked.ts";
import { listsTroubles, promisesCauses, promisesHabits, promisesPraise, promisesWays } from "../promises.ts";
import { answersIn, habitsIn } from "../steps/advice.ts";
import { doings } from "../steps/doings.ts";
import { openedSteps } from "../steps/opening.ts";
import type { ScriptStep } from "../steps/script-step.ts";
import type { Telling } from "../steps/steps.ts";
import { askOf, asSlide } from "../steps/told.ts";
import { beforeAfter } from "./before-after.ts";
import { bigNumber } from "./big-number.ts";
import { captions } from "./captions.ts";
import { essay } from "./essay.ts";
import { photoDump } from "./photo-dump.ts";
import { teardown } from "./teardown.ts";

/** Source of the limits: docs/content.md#words-on-screen and the templates' guides. */
const SLIDE = { title: 9, body: 24 };
const TICK = { title: 8, body: 20 };

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
