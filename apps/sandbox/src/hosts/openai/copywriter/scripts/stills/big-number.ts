import type { Measure } from "../../material/measures.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { sentence, upperFirst, wholeWithin, withoutEnd, wordCount } from "../../words.ts";
import { type BeatDraft, draft, roleOf } from "../draft.ts";
import { promisesCause } from "../promises.ts";
import { openingStep } from "../steps/opening.ts";
import { stepsBetween } from "../steps/steps.ts";
import { askOf, asSlide, pairsOf } from "../steps/told.ts";

/** Source of the limits: docs/content.md#words-on-screen and the template's guide. */
const HOOK_WORDS = 12;
const BODY_WORDS = 24;
const FIGURE_WORDS = 4;
/** What stands under a figure with words of its own is small, and has two lines. */
const SOURCE_LETTERS = 54;

/**
 * A figure with its unit a slide, each once, and what is said with it. The cause that the hook promises stands under the hook, for it is
 * no figure. Where the brief has fewer figures than there are slides, what it says in fewest words.
 */
export function bigNumber(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const room = Math.max(0, count - 2);
  const used: string[] = [];
  const cards = bigCards(voice, book).filter(({ title }) => {
    const isNew = !used.includes(title) && !voice.hook.includes(title);
    used.push(title);
    return isNew;
  });
  const fill = stepsBetween(voice, book, Math.max(0, room - cards.length), { first: ["turn", "pain"], isNoList: true });
  const words = fill.map((it) => {
    const [title, body] = asSlide(voice, book, it, { title: FIGURE_WORDS, body: BODY_WORDS });
    return draft(roleOf(it), { title, body });
  });
  const [title, body] = askOf(voice, book, "big-number", 7);
  const cause = promisesCause(voice.hook) ? openingStep(voice, book) : null;
  return [
    draft("hook", {
      title: wholeWithin(voice.hook, HOOK_WORDS),
      body: cause ? withoutEnd(cause.pair?.[0] ?? cause.x) : "",
    }),
    ...[...cards, ...words].slice(0, room),
    draft("ask", { title, body }),
  ];
}

/** The figures of the brief with their units, those of a complaint first, then its price. */
function bigCards(voice: BrandVoice, { topics }: Phrasebook): BeatDraft[] {
  const { measures, price, words, pains, claims, points } = voice;
  const plain = [...claims, ...points].filter((it) => measures.every(({ told }) => told !== it));
  const cardOf = (role: "pain" | "proof", { figure, told }: Measure) => {
    // A figure that is all that is told takes another fact along.
    const isWhole = figure.toLowerCase() === withoutEnd(told).toLowerCase();
    return draft(role, { title: figure, body: sentence(upperFirst((isWhole && plain.shift()) || told)) });
  };
  const costs = pairsOf(topics.price.slides, words);
  const cost = costs.find(([, body]) => body.length <= SOURCE_LETTERS) ?? costs.at(-1);
  const isShort = price !== null && wordCount(price) <= FIGURE_WORDS && /\d/.test(price);
  const hurts = measures.filter(({ told }) => pains.includes(told));
  return [
    ...hurts.map((it) => cardOf("pain", it)),
    ...measures.filter((it) => !hurts.includes(it)).map((it) => cardOf("proof", it)),
    ...(isShort && cost ? [draft("proof", { title: withoutEnd(price), body: cost[1] })] : []),
  ];
}
