import { promisedNumbers, promisesCause, promisesFacts } from "@vignette/domain/promises";
import { inside } from "../../material/fragment.ts";
import { inDigits, isTime, type Measure } from "../../material/measures.ts";
import { filled } from "../../phrases/fill.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { sentence, upperFirst, wholeWithin, withoutEnd, wordCount, wordsIn } from "../../words.ts";
import { type BeatDraft, draft, roleOf } from "../draft.ts";
import { openingStep } from "../steps/opening.ts";
import { stepsBetween } from "../steps/steps.ts";
import { askOf, asSlide, pairsOf } from "../steps/told.ts";

/** Source of the limits: docs/content.md#words-on-screen and the template's guide. */
const HOOK_WORDS = 12;
const BODY_WORDS = 24;
const FIGURE_WORDS = 4;
const GAIN_WORDS = 9;

/**
 * A figure with its unit a slide, each once, and what is said with it. The cause that the hook promises stands under the hook, for it is
 * no figure. Where the brief has fewer figures than there are slides, what it says in fewest words.
 */
export function bigNumber(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const room = Math.max(0, count - 2);
  const used: string[] = [];
  const said = wordsIn(voice.hook)
    .map((it) => inDigits(`${it} x`).replace(/ x$/, ""))
    .join(" ");
  // The figures of which the hook is made come in its order.
  const turnOf = ({ title }: BeatDraft) => {
    const at = promisedNumbers(voice.hook) > 0 ? said.toLowerCase().indexOf(title.toLowerCase()) : 0;
    return at === -1 ? said.length : at;
  };
  const inTurn = bigCards(voice, book, room).toSorted((a, b) => turnOf(a) - turnOf(b));
  const cards = inTurn.filter(({ title }) => {
    // Each figure of which the hook is made has its page.
    const isNew = !used.includes(title) && (promisedNumbers(voice.hook) > 0 || !said.includes(title));
    used.push(title);
    return isNew;
  });
  const isFacts = promisesFacts(voice.hook);
  // The number of a norm, set large, would be a figure: it comes last.
  const untold = voice.points
    .filter((it) => voice.measures.every(({ told }) => told !== it))
    .toSorted((a, b) => Number(NORM.test(a)) - Number(NORM.test(b)));
  const further = stepsBetween(isFacts ? { ...voice, points: untold } : voice, book, Math.max(0, room - cards.length), {
    first: isFacts ? ["point", "gain"] : ["turn", "pain"],
    isNoList: true,
  });
  const words = further.map((it) => {
    const [title, body] = asSlide(voice, book, it, { title: FIGURE_WORDS, body: BODY_WORDS });
    return draft(roleOf(it), { title, body });
  });
  const [gain = ""] = voice.gains;
  const whole =
    wordCount(gain) <= GAIN_WORDS
      ? { ...voice, words: { ...voice.words, g: inside(gain, voice.language, voice.brand) } }
      : voice;
  const [asked, invited] = askOf(whole, book, "big-number", FIGURE_WORDS);
  const cause = promisesCause(voice.hook) ? openingStep(voice, book) : null;
  // A cause comes back at the end as what to do about it.
  const title = (cause && book.trade?.told.todo[0]) || asked;
  return [
    draft("hook", {
      title: wholeWithin(voice.hook, HOOK_WORDS),
      body: cause ? withoutEnd(cause.pair?.[0] ?? cause.x) : "",
    }),
    ...[...cards, ...words].slice(0, room),
    draft("ask", { title, body: invited }),
  ];
}

/** The words of a figure with its digits: "Laid in 2 days"; "ten-year guarantee" is "10 years of guarantee". */
function beside(told: string, figure: string, digits: string): string {
  const at = told.toLowerCase().indexOf(figure.toLowerCase());
  if (at === -1 || figure === digits) return told;
  const rest = told.slice(at + figure.length);
  // "10 years of guarantee on the edges".
  return figure.includes("-")
    ? `${told.slice(0, at)}${digits} of ${rest.trim()}`
    : `${told.slice(0, at)}${digits}${rest}`;
}

const NORM = /\b\p{Lu}{2,}\s?\d/u;

/**
 * The figures of the brief with their units: those of a complaint first, then those of the product, its price before what else is
 * paid, and what the thing weighs or holds at last. Where the hook promises facts of the product, a complaint is none of them; only a
 * time that it takes stands before the product's own, told as the old way, and another one where a page would have no figure.
 */
function bigCards(voice: BrandVoice, { topics, known, race, receipt }: Phrasebook, room: number): BeatDraft[] {
  const { measures, price, words, pains, claims, points, language, brand } = voice;
  const isFacts = promisesFacts(voice.hook);
  const plain = [...claims, ...points].filter((it) => measures.every(({ told }) => told !== it));
  const cardOf = (role: "pain" | "proof", { figure, told }: Measure) => {
    // A figure that is all that is told takes another fact along.
    const isWhole = figure.toLowerCase() === withoutEnd(told).toLowerCase();
    const body = (isWhole && plain.shift()) || told;
    // A thing with a clause of its own is half a sentence beside a figure.
    const isClause = body.includes(",");
    const frames = isFacts && !isClause ? race.old.map(([, line]) => line) : !isFacts && isClause ? [known] : [];
    const [pain] = role === "pain" ? filled(frames, { ...words, x: inside(body, language, brand) }) : [];
    const title = inDigits(figure);
    const whole = beside(body, figure, title);
    // Below "228 g" stands "In size 42".
    const rest = whole.startsWith(title) ? whole.slice(title.length).trim() : "";
    return draft(role, {
      title,
      body: pain ?? sentence(upperFirst(/^(?:in|at|bei|en|à)\s/.test(rest) ? rest : whole)),
    });
  };
  const isShort = price !== null && wordCount(price) <= FIGURE_WORDS && /\d/.test(price);
  const hurts = measures.filter(({ told }) => pains.includes(told));
  const own = measures.filter((it) => !hurts.includes(it));
  const oldTimes = own.some(isTime)
    ? hurts.filter(isTime).toSorted((a, b) => Number(a.told.includes(",")) - Number(b.told.includes(",")))
    : [];
  const left = room - own.length - Number(isShort);
  // A price says what it is for: what else is paid would be read as the same.
  const [, usual = ""] = pairsOf(topics.price.slides, words).at(-1) ?? [];
  // What else of the product is paid for is told along where it has no page of its own; else what one gets.
  const [further] =
    left >= 0 ? [] : own.filter(({ told, figure }) => /[$€£]/.test(figure) && !told.includes(price ?? "\n"));
  const gained = filled([receipt.paid], { ...words, x: inside(voice.gains[1] ?? "", language, brand) });
  const cost = further?.told ?? gained[0] ?? usual;
  const isLast = ({ figure, isOfThing }: Measure) => isOfThing || /[$€£]/.test(figure);
  const proofs = (all: readonly Measure[]) => all.map((it) => cardOf("proof", it));
  return [
    ...(isFacts ? oldTimes.slice(0, Math.max(1, left)) : hurts).map((it) => cardOf("pain", it)),
    ...proofs(own.filter((it) => !isLast(it))),
    ...proofs(own.filter(({ figure, isOfThing }) => isOfThing && !/[$€£]/.test(figure))),
    ...(isShort ? [draft("proof", { title: withoutEnd(price), body: sentence(upperFirst(cost)) })] : []),
    ...proofs(own.filter((it) => /[$€£]/.test(it.figure) && !(isShort && it === further))),
  ];
}
