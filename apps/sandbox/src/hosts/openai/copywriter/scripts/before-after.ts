import { inside } from "../material/fragment.ts";
import { fill } from "../phrases/fill.ts";
import type { Phrasebook, Topic } from "../phrases/phrasebook.ts";
import type { BrandVoice } from "../voice.ts";
import { colonIn, upperFirst, wordCount } from "../words.ts";
import { type BeatDraft, draft } from "./draft.ts";
import { hookSlide } from "./hook-slide.ts";
import { painBefore } from "./jokes.ts";
import { promisesCause } from "./promises.ts";
import type { ScriptStep } from "./script-step.ts";
import { stepsBetween } from "./steps.ts";
import { askOf, asShort, shortly } from "./told.ts";

/** Words beside a photo. */
const NOTE_WORDS = 10;

/** The pair first: the hook over the state before. Then what changed. */
export function beforeAfter(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
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
  // Nor is a quotation, where it has no room for who says it.
  const isSigned = (step: ScriptStep) => asShort(voice, book, step, NOTE_WORDS).includes(step.words.by ?? "");
  const isChange = (step: ScriptStep) =>
    step.topic !== "turn" &&
    step.topic !== "pain" &&
    (step.topic !== "trouble" || step.words.a !== "") &&
    (step.topic !== "quote" || isSigned(step));
  const [point] = told.filter(({ topic }) => topic === "point");
  const rank = (it: ScriptStep) =>
    it.topic === "trouble" ? 0 : it === point ? 1 : it.topic === "gain" ? 2 : it.topic === "quote" ? 3 : 4;
  const steps = told.filter(isChange).toSorted((a, b) => rank(a) - rank(b));
  const changes = steps.slice(0, Math.max(1, count - 3)).map((step) => changeOf(voice, book, step));
  const [title, body] = askOf(voice, book, "before-after");
  return [
    {
      ...hookSlide(voice),
      body: causeBefore(voice, book) ?? painBefore(voice, before || "Before"),
      scene: "pain" as const,
    },
    draft("turn", { title: shortly(voice, "after", [], gain ?? voice.Name, NOTE_WORDS), body: after || "After" }),
    ...changes,
    draft("ask", { title, body }),
  ].slice(0, count);
}

/** The cause that the hook promises, as the state before; null where it takes too many words. */
function causeBefore(voice: BrandVoice, { halves: [before], trade }: Phrasebook): string | null {
  const [cause = ""] = promisesCause(voice.hook) ? (trade?.cause ?? []) : [];
  const said = inside(cause, voice.language, voice.brand);
  return cause === "" || wordCount(cause) > CAUSE_WORDS ? null : `${before}${colonIn(voice.language)} ${said}`;
}

const CAUSE_WORDS = 5;

/** What is different now, and against what. */
function changeOf(voice: BrandVoice, book: Phrasebook, step: ScriptStep): BeatDraft {
  const { a = "" } = step.words;
  const isTrouble = step.topic === "trouble" && a !== "";
  // What is different is so at any moment.
  const always = { ...step, words: { ...step.words, t: "" } };
  const title = isTrouble ? upperFirst(a) : asShort(voice, book, always, NOTE_WORDS);
  const body = isTrouble ? `${book.halves[0]}${colonIn(voice.language)} ${step.words.x}.` : "";
  return wordCount(title) <= NOTE_WORDS
    ? draft("point", { title, body: wordCount(body) <= 20 ? body : "" })
    : draft("point", { title: asShort(voice, book, always, NOTE_WORDS) });
}
