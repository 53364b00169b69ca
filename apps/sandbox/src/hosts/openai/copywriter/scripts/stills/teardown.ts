import { promisesCause, promisesDetails } from "@vignette/domain/promises";
import { factKindOf } from "../../material/fact-kind.ts";
import { shared } from "../../material/fragment.ts";
import { isTime } from "../../material/measures.ts";
import type { Phrasebook, Topic } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { colonIn, lowerFirst, sentencesIn, upperFirst, withoutEnd, wordCount } from "../../words.ts";
import { type BeatDraft, draft } from "../draft.ts";
import { hookSlide } from "../hook-slide.ts";
import { seeksWay } from "../promises.ts";
import { lookedFor } from "../steps/advice.ts";
import { openingStep } from "../steps/opening.ts";
import { isPain, type ScriptStep } from "../steps/script-step.ts";
import { stepsBetween } from "../steps/steps.ts";
import { askOf, shortly } from "../steps/told.ts";

/** More than there are pages, to choose from. */
const MANY = 10;
/** Facts that nobody can point at. */
const NO_PART: readonly string[] = ["speed", "safety", "trial", "price", "help"];

/** Words of a note at a detail. */
const NOTE_WORDS = 10;

/**
 * Notes that name a detail: what one does with the product, step by step, then what it has; what to look for, where the hook
 * promises a way, after its cause where it promises that.
 */
export function teardown(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  // A closer look is at what the product has, and not at what comes of it.
  const first: readonly Topic[] = promisesDetails(voice.hook) ? ["point"] : ["point", "turn", "gain"];
  // What hurts is no detail of the product: it comes last, after what is gained.
  const rank = (it: ScriptStep) => (isPain(it) ? 2 : it.topic === "turn" ? 1 : 0);
  // What can be pointed at comes first; how soon it comes, and what is promised, is part of no product.
  const isPart = ({ x }: ScriptStep) =>
    !NO_PART.includes(factKindOf(x) ?? "") && (!promisesDetails(voice.hook) || shared(x, withoutName(voice)) === 0);
  const told = stepsBetween(voice, book, MANY, { first, isAlone: true })
    .toSorted((a, b) => rank(a) - rank(b) || Number(isPart(b)) - Number(isPart(a)))
    .slice(0, Math.max(0, count - 2));
  const points = told.map(({ x, pair }) => shortly(voice, x, [], pair ? pair[0] : x, NOTE_WORDS));
  const hasSteps = voice.steps.length > 1;
  const ways = seeksWay(voice.hook) && !hasSteps ? lookedFor(voice, book, NOTE_WORDS) : { points: [], gains: [] };
  // Behind its steps comes what they lead to, and nothing else to look for.
  const done = hasSteps ? voice.gains.slice(1).filter((it) => wordCount(it) <= NOTE_WORDS) : [];
  const cause = promisesCause(voice.hook) ? openingStep(voice, book) : null;
  const opening = cause ? [signOf(voice, cause)] : [];
  const room = Math.max(0, count - 2 - opening.length - ways.gains.length);
  // "No bitter end" is what a reader wants, and nothing to look for; how long something takes is seen on no photo.
  const lasts = voice.measures.filter(isTime).map(({ told: fact }) => fact.toLowerCase());
  const isSeen = (it: string) => !lasts.some((fact) => it.toLowerCase().includes(fact));
  const looked = ways.points
    .filter((it) => shared(it, voice.pains[0] ?? "") === 0)
    .toSorted((a, b) => Number(isSeen(b)) - Number(isSeen(a)));
  const asked = [...looked.slice(0, room), ...ways.gains];
  const isAsked = (point: string) => [...asked, ...done].some((it) => it.toLowerCase().includes(point.toLowerCase()));
  const notes = [
    ...opening,
    ...voice.steps.map(upperFirst),
    ...done.map(upperFirst),
    ...asked,
    ...points.filter((it) => !isAsked(it)),
  ]
    .slice(0, Math.max(0, count - 2))
    .map((title) => draft("point", { title }));
  return [hookSlide(voice), ...notes, draft("ask", { title: askOf(voice, book, "teardown")[0] })];
}

/** What the hook says besides the name: a note that says it again explains nothing. */
const withoutName = ({ hook, brand }: BrandVoice): string => hook.replaceAll(brand, "");

/** What can be seen of a cause: "No date on the bag usually means old beans"; else what people do, and what comes of it. */
function signOf(voice: BrandVoice, { x, pair }: ScriptStep): string {
  const sign = withoutEnd(sentencesIn(pair?.[1] ?? "")[0] ?? "");
  const told = PRONOUN.test(sign) ? `${x}${colonIn(voice.language)} ${lowerFirst(sign)}` : sign;
  return sign !== "" && wordCount(told) <= NOTE_WORDS + 2 ? told : x;
}

const PRONOUN = /^(?:it|they|that|this|es|sie|das|dort|él|eso|así|allí|il|elle|ils|elles|ça|cela)\s/iu;
