import type { AssetType } from "../../assets/index.ts";
import { promisedNumbers, promisedThings, promisesMistakes, promisesWay } from "../../promises/index.ts";
import {
  type Product,
  type Review,
  reviewsIn,
  shortFormsOf,
  statedFigures,
  type Topic,
  usableBrief,
} from "../../research/index.ts";
import { drawingSlots, drawings } from "../catalogue/drawings.ts";
import { beatPlan, MORE_FOR_MOVES, type PlannedBeat, tellsMoves } from "../catalogue/guides/beat-plan.ts";
import { guideOf } from "../catalogue/guides/guide-of.ts";
import { isMemeKind, isSpoken, templateOf } from "../catalogue/templates.ts";
import { presenterOf } from "../presenters/presenter.ts";
import { type BeatBrief, beatBrief } from "./beat-brief.ts";
import { ENOUGH_PHOTOS, isOnlyPhotos, type PhotoNote, pagesOfPhotos } from "./only-photos.ts";
import type { Script } from "./script.ts";
import { withinSeconds } from "./spoken-length.ts";

/** The name of the task and of the answer's schema. */
export const SCRIPT_TASK = "script";

/** The facts that a text model receives. Nothing else may be claimed. */
export type ScriptFacts = {
  task: typeof SCRIPT_TASK;
  kind: AssetType;
  template: string;
  /** Whether a voice says the lines. */
  spoken: boolean;
  /** Whether a generated presenter says them: a person who does not exist and has no experience to report. */
  presented: boolean;
  brief: {
    name: string;
    description: string;
    audience: string;
    pain: string;
    /** Further ones, named if there is room. */
    pains: string[];
    outcome: string;
    outcomes: string[];
    /** Why people hesitate: what the words should answer. */
    objections: string[];
    proof: string[];
    price: string | null;
    tone: string;
    /** Words that must not appear. */
    avoid: string[];
    /** Words to prefer, such as the brand's names for things; left out if there are none. */
    use?: string[];
    language: string;
    /** The brand's own, as `#rrggbb`. */
    colors: string[];
  };
  /** The pain, the outcome and the audience in at most four words, as on a label; "" where the brief has none. */
  short: Record<"pain" | "outcome" | "audience", string>;
  /** What customers said, in a look that quotes them, or in which a presenter may; none in any other. */
  reviews: readonly Review[];
  /** What is on the product's photos and clips that the look may show; none where they say nothing of it. */
  photos: readonly PhotoNote[];
  hook: string;
  /** What it is about besides the product; absent: the product alone. */
  topic?: Pick<Topic, "title" | "text">;
  /** Hooks of the account that did best, best first; none while there are too few results. */
  bestHooks: readonly string[];
  /** How many beats. */
  count: number;
  /** What each beat is a label of, in order; empty where nothing is labeled. */
  slots: readonly { label: string; mostWords: number }[];
  /** What is drawn for a joke before its turn and after it, where no photo is shown; absent: nothing, or what `slots` label. */
  drawing?: { before: string; after: string };
  /** What each beat is for, and how each of its fields is filled. */
  beats: readonly BeatBrief[];
};

type Wanted = {
  kind: AssetType;
  hook: string;
  style: {
    template: string;
    drawing: string | null;
    presenter?: string | undefined;
    colors?: { bg: string; accent: string } | null | undefined;
  };
  /** The words of the project's brand kit. */
  brandKit?: { use: readonly string[]; avoid: readonly string[] };
  bestHooks?: readonly string[];
  /** What is on the product's photos and clips (`photoNotes`). */
  photos?: readonly PhotoNote[];
  topic?: Topic | undefined;
  /** Of a script that is there already; otherwise as many as the template and the hook want. */
  count?: number;
};

/** A hook, a figure and an ask. */
const LEAST_PAGES = 3;

/** The facts for the words of a creation, from what the brief lets be used and the hook. */
export function scriptFacts(
  product: Product,
  { kind, style, hook, brandKit = { use: [], avoid: [] }, bestHooks = [], photos = [], topic, ...wish }: Wanted,
): ScriptFacts {
  const usable = usableBrief(product.brief);
  const { name, description, audience, pain, outcome, tone, avoid, language, price, brand, ...lists } = usable;
  const colors = style.colors ?? brand;
  const short = shortFormsOf(usable);
  const template = templateOf(kind, style.template);
  const slots = drawingSlots(template, style.drawing).map(({ label, mostWords }) => ({ label, mostWords }));
  const presented = template.hasSpeaker === true && presenterOf(style.presenter) !== null;
  const usual = template.lists ? beatCount(hook, template.beats) : template.beats.usual;
  // A page for each figure that the hook does not say, or for as many as it promises, one to open and one to ask.
  const figures =
    promisedNumbers(hook) || statedFigures(usable).filter((it) => !hook.toLowerCase().includes(it)).length;
  const stated = template.needs === "figures" ? figures + 2 : usual;
  const isOfPhotos = promisedThings(hook) === 0 && isOnlyPhotos({ kind, template: template.name, photos });
  // Each move is shown: with photos enough it is a beat of its own.
  const isWay = promisesWay(hook) && !isMemeKind(kind);
  const isShown =
    photos.filter((it) => !it.isBefore).length >= ENOUGH_PHOTOS && !(template.lists && promisedThings(hook) > 0);
  const more = isShown && tellsMoves(guideOf(kind, template.name), isWay) ? MORE_FOR_MOVES : 0;
  const likely = isOfPhotos ? pagesOfPhotos(photos, usual) : Math.min(usual, Math.max(stated, LEAST_PAGES)) + more;
  const count = slots.length > 0 ? slots.length : (wish.count ?? likely);
  const wanted = { kind, template: template.name, hook, count, slots };
  return {
    task: SCRIPT_TASK,
    ...wanted,
    spoken: isSpoken(kind) && !template.isSilent,
    presented,
    brief: {
      name,
      description,
      audience,
      pain,
      pains: lists.pains.map(({ claim }) => claim),
      outcome,
      outcomes: lists.outcomes.map(({ claim }) => claim),
      objections: lists.objections.map(({ claim }) => claim),
      proof: lists.proof.map(({ claim }) => claim),
      price: price === "" ? null : price,
      tone,
      avoid: [...new Set([...avoid, ...brandKit.avoid])],
      ...(brandKit.use.length > 0 && { use: [...brandKit.use] }),
      language,
      colors: colors ? [colors.bg, colors.accent] : [],
    },
    short: {
      pain: short.pain?.text ?? "",
      outcome: short.outcome?.text ?? "",
      audience: short.audience?.text ?? "",
    },
    reviews: presented || template.needs === "review" ? reviewsIn(product.brief) : [],
    photos,
    ...(topic && { topic: { title: topic.title, text: topic.text } }),
    bestHooks,
    ...(isMemeKind(kind) && slots.length === 0 && drawn(style.drawing)),
    beats: planOf(wanted).map(beatBrief),
  };
}

function drawn(name: string | null): Pick<ScriptFacts, "drawing"> {
  const shows = drawings.find((it) => it.name === name)?.shows;
  return shows ? { drawing: { before: shows[0], after: shows[1] } } : {};
}

/** The places that a script with these facts fills. */
export function planOf(facts: Pick<ScriptFacts, "kind" | "template" | "hook" | "count" | "slots">): PlannedBeat[] {
  const { kind, template, hook, count, slots } = facts;
  const { lists, isOnePicture, seconds } = templateOf(kind, template);
  const guide = guideOf(kind, template);
  const isList = lists === true && promisedThings(hook) > 0;
  const list = !isList ? null : promisesMistakes(hook) && kind === "video-story" ? "mistakes" : "things";
  const isWay = promisesWay(hook) && !isMemeKind(kind);
  const plan = beatPlan({ guide, ...(isOnePicture && { isOnePicture }) }, { count, list, isWay, slots });
  return seconds ? withinSeconds(plan, seconds, hook) : plan;
}

/** The task of writing one beat anew, and the name of its answer's schema. */
export const BEAT_TASK = "beat";

/** The facts for rewriting one beat: the whole script, which beat is meant, and what was wrong with it, if anything. */
export type BeatFacts = Omit<ScriptFacts, "task"> & {
  task: typeof BEAT_TASK;
  script: { role: string; line: string; title: string; body: string }[];
  index: number;
  repair?: string;
};

type Written = { beats: readonly Pick<Script["beats"][number], "role" | "line" | "title" | "body">[] };

/** The facts for one beat of a script. */
export const beatFacts = (facts: ScriptFacts, { beats }: Written, index: number): BeatFacts => ({
  ...facts,
  task: BEAT_TASK,
  script: beats.map(({ role, line, title, body }) => ({ role, line, title, body })),
  index,
});

/**
 * A hook that promises a number of things gets a beat for each, one to open and one to ask.
 * Source: docs/content.md#carousel.
 */
export function beatCount(
  hook: string,
  { least, usual, most }: { least: number; usual: number; most: number },
): number {
  const things = promisedThings(hook);
  return things > 0 ? Math.max(least, Math.min(things + 2, most)) : usual;
}
