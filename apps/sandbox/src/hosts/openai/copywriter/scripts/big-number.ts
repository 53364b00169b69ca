import { measuresIn } from "../material/measures.ts";
import type { Phrasebook } from "../phrases/phrasebook.ts";
import type { BrandVoice } from "../voice.ts";
import { sentence, upperFirst, wholeWithin, withoutEnd, wordCount } from "../words.ts";
import { type BeatDraft, draft, roleOf } from "./draft.ts";
import { openingStep } from "./opening.ts";
import { promisesCause } from "./promises.ts";
import { stepsBetween } from "./steps.ts";
import { askOf, asSlide, namedIn, pairsOf } from "./told.ts";

/** Source of the limits: docs/content.md#words-on-screen and the template's guide. */
const HOOK_WORDS = 12;
const BODY_WORDS = 24;
const FIGURE_WORDS = 4;
/** What stands under a figure with words of its own is small, and has two lines. */
const SOURCE_LETTERS = 54;

/** A figure with its unit a slide, each once; where the brief has no more, what it says in fewest words. */
export function bigNumber(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const used: string[] = [];
  const cause = promisesCause(voice.hook) ? openingStep(voice, book) : null;
  const opening = cause?.pair && wordCount(cause.x) <= FIGURE_WORDS ? [cause.pair] : [];
  const causes = opening.map(([title, body]) => draft("pain", { title, body }));
  const cards = [...causes, ...bigCards(voice, book)].filter(({ title }) => {
    const isNew = !used.includes(title) && !voice.hook.includes(title);
    used.push(title);
    return isNew;
  });
  const missing = Math.max(0, count - 2 - cards.length);
  const fill = stepsBetween(voice, book, missing, { first: ["turn", "pain"], isNoList: true }).map((it) => {
    const [title, body] = asSlide(voice, book, it, { title: FIGURE_WORDS, body: BODY_WORDS });
    return draft(roleOf(it), { title, body });
  });
  const [title, body] = askOf(voice, book, "big-number", 7);
  return [
    draft("hook", { title: wholeWithin(voice.hook, HOOK_WORDS) }),
    ...[...cards, ...fill].slice(0, Math.max(0, count - 2)),
    draft("ask", { title, body }),
  ];
}

/** The figures of the brief with their units, those of a complaint first, its price, then phrases that are as short. */
function bigCards(voice: BrandVoice, { topics }: Phrasebook): BeatDraft[] {
  const { measures, price, words, points, gains, pains } = voice;
  const plain = [...points, ...gains, ...pains].filter((it) => measuresIn([it]).length === 0);
  const spare = pairsOf(topics.point.slides, { ...words, x: voice.Name }).map(([, body]) => body);
  const bodies = [
    ...plain
      .filter((it) => !pains.includes(it) && namedIn(voice, it, FIGURE_WORDS) === "")
      .map((it) => sentence(upperFirst(it))),
    ...spare,
  ];
  const cardOf = (role: "pain" | "proof" | "point", title: string, told: string) => {
    const isWhole = title.toLowerCase() === withoutEnd(told).toLowerCase();
    return draft(role, { title, body: (isWhole ? bodies.shift() : sentence(upperFirst(told))) ?? "" });
  };
  const costs = pairsOf(topics.price.slides, words);
  const cost = costs.find(([, body]) => body.length <= SOURCE_LETTERS) ?? costs.at(-1);
  const isShort = price !== null && wordCount(price) <= FIGURE_WORDS && /\d/.test(price);
  return [
    ...measures.filter(({ told }) => pains.includes(told)).map(({ figure, told }) => cardOf("pain", figure, told)),
    ...measures.filter(({ told }) => !pains.includes(told)).map(({ figure, told }) => cardOf("proof", figure, told)),
    ...(isShort && cost ? [draft("proof", { title: withoutEnd(price), body: cost[1] })] : []),
    ...plain
      .map((it) => [namedIn(voice, it, FIGURE_WORDS), it] as const)
      .flatMap(([title, told]) => (title === "" ? [] : [cardOf("point", title, told)])),
  ];
}
