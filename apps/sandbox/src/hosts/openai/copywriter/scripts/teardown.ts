import type { Phrasebook, Topic } from "../phrases/phrasebook.ts";
import type { BrandVoice } from "../voice.ts";
import { upperFirst } from "../words.ts";
import { lookedFor } from "./advice.ts";
import { type BeatDraft, draft } from "./draft.ts";
import { hookSlide } from "./hook-slide.ts";
import { openingStep } from "./opening.ts";
import { promisesCause, seeksWay } from "./promises.ts";
import { isPain } from "./script-step.ts";
import { stepsBetween } from "./steps.ts";
import { askOf, shortly } from "./told.ts";

/** Words of a note at a detail. */
const NOTE_WORDS = 10;

/**
 * Notes that name a detail: what one does with the product, step by step, then what it has; what to look for, where the hook
 * promises a way, after its cause where it promises that.
 */
export function teardown(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const first: readonly Topic[] = ["point", "gain"];
  // What hurts is no detail of the product: it comes last.
  const told = stepsBetween(voice, book, count - 2, { first, isAlone: true }).toSorted(
    (a, b) => Number(isPain(a)) - Number(isPain(b)),
  );
  const points = told.map(({ x, pair }) => shortly(voice, x, [], pair ? pair[0] : x, NOTE_WORDS));
  const ways = seeksWay(voice.hook) ? lookedFor(voice, book, NOTE_WORDS) : { points: [], gains: [] };
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
