import { endsBefore } from "./break-lines.ts";
import type { Font } from "./font.ts";
import type { LaidLine } from "./laid-line.ts";
import { endsLeading, isUneven, leadsOn, ledTogether } from "./leading-words.ts";
import { inNames } from "./names.ts";
import type { Word } from "./words.ts";

/** `separate`: the words, of which a short marked phrase counts as one in `words`. */
export type BreakableWords = { words: Word[]; separate: Word[] };
type Laid = { font: Font; lines: LaidLine[] };

/** Down to this share of its size a text is kept without hyphens; then large and hyphenated is better (our own choice). */
export const WHOLE_DOWN_TO = 0.75;
/** The same for a number that does not stand alone, for a name, and for a word that does. Our own choice. */
const HARDLY_SMALLER = 0.92;
const NAMED = 0.8;
const ALONE = 0.82;
/** The same for a price alone under the name of what it buys. Our own choice. */
const PRICED = 0.72;
/** The same where it lets a sentence begin on a line of its own, in px from what size on, and of how many lines at most. Our own choice. */
const [APART, OF_FEW_WORDS, MOST_APART] = [0.84, 64, 5];
/** In px: smaller words are of one size with others on their page. Our own choice. */
const OF_TITLES = 80;
/** Of the widest line: what is wider may stand alone on it. Our own choice. */
const SHORT_LINE = 0.62;

/** The layout at the largest size that fits, down to `least` itself. */
export function firstFit<Layout>(size: number, least: number, attempt: (size: number) => Layout | null): Layout | null {
  for (let now = size; now > least; now *= STEP) {
    const layout = attempt(now);
    if (layout) return layout;
  }
  return attempt(least);
}
export const STEP = 0.95;

/**
 * A layout whose lines break better, in type a little smaller: no number without the word that it counts, no article alone, no name torn, and not a
 * line more for one short word alone, or for a price, and a new sentence on a new line. `attempt` lays words out at a size, or says that they do not fit.
 */
export function betterBreaks<Layout extends Laid>(
  found: Layout,
  {
    words,
    separate,
    text,
    minSize,
    isSteady,
  }: BreakableWords & { text: string; minSize: number; isSteady?: boolean | undefined },
  attempt: (words: BreakableWords, size: number) => Layout | null,
): Layout {
  const size = found.font.size;
  const down = (share: number, given: BreakableWords, isBetter: (it: Layout) => boolean = () => true) =>
    firstFit(size, Math.max(minSize, size * share), (now) => {
      const laid = attempt(given, now);
      return laid && isBetter(laid) ? laid : null;
    });
  const counted = countedTogether(found.lines, separate);
  const withNumber = counted && down(counted.share, { words: counted.words, separate: counted.words });
  if (withNumber) return withNumber;
  const names = inNames(text);
  const glued = (all: Word[]) => all.map((it) => (names.has(it.index) && !it.joined ? { ...it, glued: true } : it));
  const named = { words: glued(words), separate: glued(separate) };
  const isTorn = found.lines.slice(1).some((line) => names.has(line.words[0]?.index ?? -1));
  // Of the same size, and with no line more, any text keeps its names.
  const sameSize = isTorn ? attempt(named, size) : null;
  const isSame = sameSize && sameSize.lines.length <= found.lines.length && !endsLeading(sameSize.lines);
  const kept = isSame ? sameSize : null;
  if (isSteady) return kept ?? found;
  const led = { words: ledTogether(words), separate: ledTogether(separate) };
  const isLed = ({ lines }: Layout) => lines.length <= found.lines.length && !endsLeading(lines) && !isUneven(lines);
  const withLed = found.lines.some(isLeading) ? down(ALONE, led, isLed) : null;
  if (withLed) return withLed;
  const isApart = ({ lines }: Layout) => lines.length <= found.lines.length && !lines.some(runsOn);
  const apart = size >= OF_FEW_WORDS && found.lines.length <= MOST_APART && found.lines.some(runsOn);
  const withSentences = apart ? down(APART, { words, separate }, isApart) : null;
  if (withSentences) return withSentences;
  if (size < OF_TITLES) return kept ?? found;
  const whole = isTorn ? (kept ?? down(NAMED, named)) : null;
  const best = whole ?? found;
  const isPriced = endsWithPriceAlone(best, separate);
  if (!isPriced && !hasLonelyWord(best, separate)) return best;
  const isShorter = ({ lines }: Layout) => lines.length < best.lines.length && !countedTogether(lines, separate);
  return down(isPriced ? PRICED : ALONE, whole ? named : { words, separate }, isShorter) ?? best;
}

/**
 * Numbers that a line would end with, together with the word that they count: one that stands alone where type down to a quarter smaller holds
 * both, another one where the size hardly changes. The number of a name counts nothing.
 */
function countedTogether(lines: readonly LaidLine[], separate: readonly Word[]) {
  // A figure over a word or two is large on purpose.
  const ends = lines.slice(0, -1).filter(({ words }) => NUMBER.test(words.at(-1)?.text ?? ""));
  if (separate.length < COUNTED_WORDS || ends.length === 0) return null;
  const share = ends.some(({ words }) => words.length === 1) ? WHOLE_DOWN_TO : HARDLY_SMALLER;
  const isCounted = (it: Word | undefined) => it && NUMBER.test(it.text) && !(it.breakAfter || it.glued);
  return { share, words: separate.map((word, i) => (isCounted(separate[i - 1]) ? { ...word, glued: true } : word)) };
}

const NUMBER = /^\d{1,3}$/;
const COUNTED_WORDS = 4;

/** Whether the last of the lines is a price alone, as under "Kiln House Blend,", where the author broke no line. */
function endsWithPriceAlone({ lines }: Laid, separate: readonly Word[]): boolean {
  if (lines.length < 2 || separate.slice(0, -1).some(({ breakAfter }) => breakAfter)) return false;
  return PRICE.test(lines.at(-1)?.text ?? "");
}

/** A sign of money is in front of the amount or behind it. */
const PRICE = /^(?:\p{Sc}\s?[\d.,]+|[\d.,]+\s?\p{Sc})$/u;

/** Whether a line holds the end of one sentence and the beginning of another. */
const runsOn = ({ words }: LaidLine): boolean => words.some((word, at) => endsBefore(word, words[at + 1]));

/** Whether a line is an article or a preposition alone. */
const isLeading = ({ words }: LaidLine): boolean => words.length === 1 && leadsOn(words[0]?.text ?? "");

/** Whether one of three lines or more is a short word alone, where the author broke no line. */
function hasLonelyWord({ lines }: Laid, separate: readonly Word[]): boolean {
  if (lines.length < 3 || separate.slice(0, -1).some(({ breakAfter }) => breakAfter)) return false;
  const widest = Math.max(...lines.map(({ width }) => width));
  return lines.some(
    ({ words, width }) => new Set(words.map(({ index }) => index)).size === 1 && width < widest * SHORT_LINE,
  );
}
