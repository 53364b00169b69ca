import { fill, filled } from "../../phrases/fill.ts";
import { isMadeToOrder } from "../../phrases/offers.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import { spokenFrames } from "../../phrases/spoken.ts";
import type { BrandVoice } from "../../voice.ts";
import { sentence, wholeWithin, withoutEnd, wordCount } from "../../words.ts";
import { type BeatDraft, beatOf, draft } from "../draft.ts";
import type { ScriptStep } from "../steps/script-step.ts";
import { stepsBetween, type Telling } from "../steps/steps.ts";
import { askOf, asSpoken, namedIn, pairsOf } from "../steps/told.ts";

/** Word counts of a spoken hook, of a beat, and of text on screen. Source: docs/content.md#hooks, #words-on-screen. */
export const HOOK_WORDS = 14;
export const BEAT_WORDS = 16;
const OVERLAY_WORDS = 6;
/** Of a trouble, where that is the whole line. */
const LABEL_WORDS = 4;

/** The first beat: the hook aloud and on screen. */
export const opened = ({ hook }: BrandVoice): BeatDraft =>
  draft("hook", {
    line: sentence(wholeWithin(hook, HOOK_WORDS)),
    title: wholeWithin(hook, HOOK_WORDS).replace(/[\s.,;:]+$/, ""),
  });

/** The last beat: one ask, as the template has it; what is made to order has a price of its own for everybody. */
export function asked(voice: BrandVoice, book: Phrasebook, template: string): BeatDraft {
  const isOrdered = SELLING.has(template) && isMadeToOrder(voice);
  const [ordered] = isOrdered ? pairsOf([spokenFrames(voice.language).order], voice.words) : [];
  const [title, line] = ordered ?? askOf(voice, book, template, ASK_WORDS);
  return draft("ask", { line: sentence(line || title), title: title.replace(/\.$/, "") });
}

/** The product's name, its price and where it is: without sound, nothing else asks. */
export const ASK_WORDS = 10;
/** Looks that ask to buy; the others ask to be saved or answered. */
const SELLING = new Set([
  "hook-then-demo",
  "green-screen",
  "talking-cutaways",
  "beat-cuts",
  "split-proof",
  "photo-story",
]);

/** Steps aloud, each with the core of it on screen. */
export const spokenSteps = (voice: BrandVoice, book: Phrasebook, count: number, telling: Telling = {}): BeatDraft[] =>
  stepsBetween(voice, book, count, telling).map((it) => spokenStep(voice, book, it));

/** A step aloud, with what it is about on screen; a point of a list within `listed` words. */
export function spokenStep(voice: BrandVoice, book: Phrasebook, step: ScriptStep, listed?: number): BeatDraft {
  const line = asSpoken(voice, book, step, BEAT_WORDS, listed);
  return beatOf(step, { line, title: overlayOf(voice, step, line, book) });
}

/** What a step is about, in at most six words and never the whole line again, unless that is only the point; "" where that takes more. */
export function overlayOf(
  voice: BrandVoice,
  { topic, x, pair, words }: ScriptStep,
  line: string,
  book: Phrasebook,
): string {
  const titles = [
    pair ? pair[0] : "",
    topic === "doubt" ? quotedIn(book, words, OVERLAY_WORDS) : "",
    topic === "quote" ? reviewIn(book, words) : "",
    topic === "quote" ? (fill(book.says, words) ?? "") : namedIn(voice, x, OVERLAY_WORDS),
    // The product's name stands over no trouble.
    topic === "pain" || topic === "trouble" ? namedIn(voice, x, LABEL_WORDS) : voice.Name,
  ].map(withoutEnd);
  const [point = ""] = pair ? titles : [topic === "quote" ? "" : namedIn(voice, x, OVERLAY_WORDS)];
  if (point !== "" && point.toLowerCase() === withoutEnd(line).toLowerCase()) return point;
  return titles.find((it) => it !== "" && it.toLowerCase() !== withoutEnd(line).toLowerCase()) ?? "";
}

/** All that a customer says, with the name, where that is short. */
const reviewIn = (book: Phrasebook, words: ScriptStep["words"]): string =>
  filled(book.topics.quote.short, words).find((it) => wordCount(it) <= REVIEW_WORDS) ?? "";

/** A review that stands whole is read while it is said. Source: docs/content.md#words-on-screen. */
const REVIEW_WORDS = 9;

/** A doubt in quotation marks, so that it is not taken for ours. */
const quotedIn = (book: Phrasebook, words: ScriptStep["words"], most: number): string =>
  filled(book.topics.doubt.short.slice(-1), words).find((it) => wordCount(it) <= most) ?? "";
