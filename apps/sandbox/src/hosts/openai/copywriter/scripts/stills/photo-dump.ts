import { namedObjects } from "@vignette/domain/objects";
import { promisesAnswers, promisesDetails } from "@vignette/domain/promises";
import { inside, stemsOf } from "../../material/fragment.ts";
import { filled } from "../../phrases/fill.ts";
import type { Phrasebook, Topic } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { upperFirst, wordCount } from "../../words.ts";
import { type BeatDraft, draft } from "../draft.ts";
import { hookSlide } from "../hook-slide.ts";
import { isAside } from "../steps/helpful-fact.ts";
import { openingStep } from "../steps/opening.ts";
import { isPain, type ScriptStep } from "../steps/script-step.ts";
import { stepOf } from "../steps/steps.ts";
import { askOf, asShort, namedIn, shortSteps } from "../steps/told.ts";
import { isOnlyPhotos, type Page, photoPages } from "./photo-pages.ts";

/** Words of a remark under a print. */
const REMARK_WORDS = 8;
/** Of a customer's words with the name. */
const QUOTE_WORDS = 9;

/** Dry remarks under snapshots, each in another way, after what the hook promises. */
export function photoDump(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const first: readonly Topic[] = ["point", "gain", "trouble", "pain"];
  const found = shortSteps(voice, book, {
    ...{ count: count + 3, most: REMARK_WORDS, first },
    ...{ isAlone: true, isNoList: true },
  });
  // The product is in most of them.
  const isWhole = ({ x }: ScriptStep) => wordCount(x) <= REMARK_WORDS;
  const isSize = (it: string) => voice.measures.some(({ told: fact, isOfThing }) => isOfThing && fact === it);
  const told = found
    .filter(
      ({ topic, x }) =>
        topic !== "doubt" && topic !== "price" && !isSize(x) && !(topic === "quote" && isAside(voice, x)),
    )
    .toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)));
  const gains = voice.gains.map((x) => stepOf(voice, { topic: "gain", x })).filter(isWhole);
  const [pains, glad] = [told.filter(isPain), told.filter((it) => !isPain(it))];
  const others = [...glad, ...gains.filter(({ x }) => glad.every((it) => it.x !== x))];
  const room = Math.max(0, count - 2);
  // What hurts is said only where facts are few: under a picture of the product, it accuses it.
  const steps = [...pains.slice(0, Math.max(0, room - others.length)), ...others].slice(0, room);
  const remark = (step: ScriptStep, at: number) => {
    // A customer's words stand in quotation marks, beside the name.
    if (step.topic === "quote") return draft("point", { title: asShort(voice, book, step, QUOTE_WORDS) });
    const short = namedIn(voice, step.x, REMARK_WORDS) || voice.Name;
    const words = { ...step.words, x: inside(short, voice.language, voice.brand) };
    const ways = book.remarks.slice(at % book.remarks.length);
    const title = filled([...ways, "{X}"], words).find((it) => wordCount(it) <= REMARK_WORDS);
    return draft("point", { title: title ?? short });
  };
  const facts = steps.map(remark);
  const all = others.map(remark);
  const remarks = betweenMoments(voice, book, facts).slice(0, room);
  const opening = openingStep(voice, book);
  const isAnswer = promisesAnswers(voice.hook);
  const answers = !opening
    ? []
    : isAnswer
      ? filled(book.answers, opening.words)
      : [asShort(voice, book, opening, REMARK_WORDS)];
  const kept = answers.map((title) => draft("point", { title }));
  const ask = draft("ask", { title: askOf(voice, book, "photo-dump", 8)[0] });
  if (isOnlyPhotos(voice)) {
    const pages = [
      ...kept.map((beat): Page => ({ beat, is: "kept" })),
      ...asides(voice),
      ...onScreens(voice).map((beat): Page => ({ beat, is: "shown" })),
      ...betweenMoments(voice, book, all).map((beat): Page => ({ beat, is: "ours" })),
    ];
    return photoPages(voice, hookSlide(voice), pages, ask, count);
  }
  const after = Math.max(1, count - 2 - kept.length);
  const slides = kept.length > 0 && count > 4 ? [...kept, ...remarks.slice(0, after)] : remarks;
  return [hookSlide(voice), ...slides, ask];
}

/** What is told of a photo behind its comma or colon, where that is a remark: "leaning on a bucket". How it was taken is none. */
function asides({ photos, brand, hook }: BrandVoice): Page[] {
  // A look at the product itself, or at what it costs, is told in facts.
  if (!promisesDetails(hook) || hook.includes(brand) || /[$€£]\d/.test(hook)) return [];
  return photos.flatMap(({ number, shows, isBefore }): Page[] => {
    const [, aside = ""] = /^(?!\p{L}+: )[^(]*?[:,] ([^(,:]+(?:, [^(,:]+)?)/u.exec(shows) ?? [];
    const words = wordCount(aside);
    const isRemark =
      !isBefore && words > 2 && words <= REMARK_WORDS && !HOW_TAKEN.test(aside) && !aside.includes(brand);
    return isRemark ? [{ beat: draft("point", { title: upperFirst(aside.trim()) }), is: "shown", on: number }] : [];
  });
}

/** What is done on a screen that is there. */
function onScreens({ photos, steps }: BrandVoice): BeatDraft[] {
  const screens = photos.filter(({ shows }) => shows.startsWith("Screenshot: ")).map(({ shows }) => stemsOf(shows));
  const isThere = (step: string) => screens.some((it) => stemsOf(step).every((stem) => it.includes(stem)));
  return steps.filter(isThere).map((step) => draft("point", { title: upperFirst(step) }));
}

/** How a photo was taken, and what the product only stands before. */
const HOW_TAKEN =
  /^(?:seen|taken|from|with|close|in front|behind|beside|next to|von|aus|mit|vor|hinter|neben|visto|desde|con|de cerca|delante|detrás|junto|vue?|avec|devant|derrière)(?!\p{L})/iu;

/** A week is moments: every second remark is one of the trade, where the notes of the photos tell of all that it names. */
function betweenMoments(voice: BrandVoice, { trade }: Phrasebook, facts: readonly BeatDraft[]): BeatDraft[] {
  const notes = voice.photos.map(({ shows }) => shows).join(". ");
  const seen = new Set(namedObjects(notes));
  const told = stemsOf(notes);
  const moments = (trade?.moments ?? []).filter(
    (it) => namedObjects(it).some((thing) => seen.has(thing)) && stemsOf(it).every((stem) => told.includes(stem)),
  );
  return facts.flatMap((fact, at) => [fact, ...(moments[at] ? [draft("point", { title: moments[at] })] : [])]);
}
