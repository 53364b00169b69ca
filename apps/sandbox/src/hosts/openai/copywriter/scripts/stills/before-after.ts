import { promisesCause } from "@vignette/domain/promises";
import type { Pair } from "../../choose-line.ts";
import { inside } from "../../material/fragment.ts";
import { fill } from "../../phrases/fill.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { colonIn, upperFirst, wordCount } from "../../words.ts";
import { type BeatDraft, draft, roleOf } from "../draft.ts";
import { hookSlide } from "../hook-slide.ts";
import { painBefore } from "../memes/jokes.ts";
import { isAbout, withoutCommon } from "../steps/best-way.ts";
import { factsIn } from "../steps/checks.ts";
import { isAside } from "../steps/helpful-fact.ts";
import type { ScriptStep } from "../steps/script-step.ts";
import { stepsBetween } from "../steps/steps.ts";
import { askOf, asShort, shortly } from "../steps/told.ts";
import { seenChange } from "./pair.ts";

/** Words beside a photo. */
const NOTE_WORDS = 10;

/** The pair first: the hook over the state before. Then what changed. */
export function beforeAfter(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const [before, usual] = book.halves;
  const after = fill(book.later[0], voice.words) || usual;
  const seen = seenChange(voice);
  const gain = seen?.answer ?? voice.gains[0];
  const room = Math.max(1, count - 3);
  const cause = causeBefore(voice, book);
  // A photo of the time before says what was so.
  const isSeen = voice.photos.some(({ isBefore }) => isBefore);
  const pain = cause ?? (isSeen ? before || "Before" : painBefore(voice, before || "Before"));
  const said = [pain, seen?.answer ?? "", seen?.pain ?? ""].join(". ");
  const changes = changesIn(voice, book, said)
    .filter(({ title }) => !said.toLowerCase().includes(title.toLowerCase()))
    .slice(0, room);
  // Then what a customer says and what the product has; what hurts is no change.
  const rank = ({ topic }: ScriptStep) =>
    ["quote", "point", "gain", "price", "doubt", "told"].indexOf(topic) + 1 || LAST;
  // Nor is a quotation, where it has no room for who says it.
  const isSigned = (step: ScriptStep) => factIn(voice, book, step).includes(step.words.by ?? "");
  const more = stepsBetween(voice, book, room * 2 + 4, { first: ["quote", "point"], isAlone: true, isNoList: true })
    .filter((step) => step.topic !== "quote" || (isSigned(step) && !isAside(voice, step.x)))
    .toSorted((a, b) => rank(a) - rank(b))
    .map((step) => draft(roleOf(step), { title: factIn(voice, book, step) }))
    .filter(({ title }) => !said.toLowerCase().includes(title.toLowerCase()))
    .filter(({ title }) => changes.every((it) => !title.toLowerCase().includes(it.title.toLowerCase())));
  const [title, body] = askOf(voice, book, "before-after");
  return [
    {
      ...hookSlide(voice),
      body: pain,
      scene: "pain" as const,
    },
    draft("turn", { title: shortly(voice, "after", [], gain ?? voice.Name, NOTE_WORDS), body: after || "After" }),
    ...[...changes, ...more].slice(0, room),
    draft("ask", { title, body }),
  ].slice(0, count);
}

const LAST = 9;

/** What is so at any moment. */
const factIn = (voice: BrandVoice, book: Phrasebook, step: ScriptStep): string =>
  asShort(voice, book, { ...step, words: { ...step.words, t: "" } }, NOTE_WORDS);

/**
 * What is different now, and against what: a trouble that the product answers, a mistake of the trade that one of its facts mends, and
 * what else is gained, against the main pain.
 */
function changesIn(voice: BrandVoice, { halves, trade }: Phrasebook, said: string): BeatDraft[] {
  const { pains, gains, language, brand } = voice;
  const isSize = (it: string) => voice.measures.some(({ told, isOfThing }) => isOfThing && told === it);
  const facts = factsIn(voice, () => false).filter((it) => !isSize(it));
  const answered = pains.slice(1).map((it): Pair => [voice.answerTo(it), it]);
  // A mistake of the reader is no state before: the fact that mends it stands alone.
  const mended = (trade?.mistakes ?? []).flatMap(([title, why]): Pair[] => {
    const fact = facts.find((it) => isAbout(it, withoutCommon(`${title} ${why}`, trade?.mistakes ?? []), voice));
    return fact ? [[fact, ""]] : [];
  });
  const [pain = ""] = pains;
  const gained = [...gains.slice(1), upperFirst(voice.words.told ?? "")]
    .slice(0, 1)
    .map((it): Pair => [it, isAbout(it, pain, voice) || isAbout(pain, it, voice) ? pain : ""]);
  const used = new Set<string>([gains[0] ?? "", ""]);
  const isSaid = (it: string) => it !== "" && said.toLowerCase().includes(it.toLowerCase());
  return [...answered, ...(answered.some(([it]) => it !== "") ? [] : mended), ...gained].flatMap(([now, then]) => {
    const title = shortly(voice, now, [], now, NOTE_WORDS);
    if (used.has(now) || (then !== "" && used.has(then)) || title === voice.Name) return [];
    used.add(now).add(then);
    const body =
      then === "" || isSaid(then) ? "" : `${halves[0]}${colonIn(voice.language)} ${inside(then, language, brand)}.`;
    return [
      draft("point", { title, body: body !== "" && halves[0] !== "" && wordCount(body) <= BODY_WORDS ? body : "" }),
    ];
  });
}

/** Source: the template's guide. */
const BODY_WORDS = 20;

/** The cause that the hook promises, as the state before; null where it takes too many words. */
function causeBefore(voice: BrandVoice, { halves: [before], trade }: Phrasebook): string | null {
  const [cause = ""] = promisesCause(voice.hook) ? (trade?.cause ?? []) : [];
  const said = inside(cause, voice.language, voice.brand);
  return cause === "" || wordCount(cause) > CAUSE_WORDS ? null : `${before}${colonIn(voice.language)} ${said}`;
}

const CAUSE_WORDS = 5;
