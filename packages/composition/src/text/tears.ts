import type { SizedWord } from "./break-lines.ts";
import { isHeld, isParticle, isWeak, leadsOn } from "./leading-words.ts";
import type { Word } from "./words.ts";

/**
 * What a break between two words tears, as the share of its size that a text gives up to avoid it: a name is kept on one line in
 * type up to a quarter smaller. All of them are our own choice.
 */
const TORN = {
  glued: 4,
  name: 0.8,
  counted: 0.25,
  rate: 0.3,
  particle: 0.2,
  leading: 0.22,
  held: 0.14,
  hyphen: 0.12,
  begun: 0.12,
  weak: 0.05,
} as const;

/** For each word, what a break after it tears; 0 after the last. `names`: the words that go on with a name, by their index. */
export function tearsOf(words: readonly SizedWord[], names: ReadonlySet<number>): number[] {
  // A figure over a word or two is large on purpose.
  const isCounting = words.length >= COUNTED_WORDS;
  return words.map(({ word }, at) => {
    const next = words[at + 1]?.word;
    if (!next || word.breakAfter) return 0;
    if (next.glued) return TORN.glued;
    if (next.joined) return next.index === word.index && word.text.endsWith("-") ? TORN.hyphen : 0;
    const [before, after] = [piecesOf(word).at(-1) ?? "", piecesOf(next)[0] ?? ""];
    if (names.has(next.index)) return TORN.name;
    const last = words[at - 1]?.word;
    const isRate = AMOUNT.test(before) ? PER.test(after) : PER.test(before) && AMOUNT.test(last?.text ?? "");
    if (isRate) return TORN.rate;
    if (isCounting && NUMBER.test(before) && NOUN.test(after)) return TORN.counted;
    const third = words[at + 2]?.word;
    const following = word.breakAfter || next.breakAfter ? undefined : third && piecesOf(third)[0];
    return Math.max(tear(before, after, following), isBegun(words[at - 1]?.word, word) ? TORN.begun : 0);
  });
}

/** An amount of money, and what leads from it to what it is paid for: "£95 per metre", "12 € im Monat". */
const AMOUNT = /(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc}|^\p{Sc})$/u;
const PER = /^(?:per|pro|je|im|al|por|par)$/iu;
const COUNTED_WORDS = 4;
const NUMBER = /^\p{Sc}?\d[\d.,]*$/u;
const NOUN = /^\p{L}/u;

/** A phrase that is kept together is one word of several. */
const piecesOf = ({ text }: Word): string[] => text.split("\u00A0");

function tear(before: string, after: string, following: string | undefined): number {
  if (isParticle(after, following)) return TORN.particle;
  if (isParticle(before, after)) return 0;
  if (leadsOn(before)) return TORN.leading;
  if (isHeld(before) || AGED.test(before)) return TORN.held;
  return isWeak(before) ? TORN.weak : 0;
}

/** As in "a ten-year guarantee". */
const AGED = /\p{L}-(?:year|month|week|day|hour|minute)$/iu;

/** Whether a word is all of a sentence, or of what stands behind a comma, that its line holds: "A" in "It is roasted. A / scoop guesses." */
const isBegun = (before: Word | undefined, word: Word): boolean =>
  before !== undefined && (endsBefore(before, word) || (/\p{L},$/u.test(before.text) && !/[,.!?]$/.test(word.text)));

/** Whether a word ends a sentence and another one begins; "St. Pauli" is none. */
const endsBefore = ({ text }: Pick<Word, "text">, next: Word | undefined): boolean =>
  next !== undefined && !next.joined && !next.glued && ENDS.test(text) && BEGINS.test(next.text);

const ENDS = /(?:\p{L}{3}\.|\p{Sc}\s?\d[\d.,]*\.|\p{Sc}\.|[!?…])["”“»)]*$/u;
const BEGINS = /^["“„«(¿¡–]*\p{Lu}/u;

/** A line among others: `share` is its width as a share of what lines have on average. */
type Place = { share: number; count: number; isLast: boolean; isFree: boolean };

/** What is torn by a line as it stands. `isFree`: the author broke no line of the text. */
export function tornIn(line: readonly SizedWord[], { share, count, isLast, isFree }: Place): number {
  if (count < 2) return 0;
  const written = line.filter(({ word }) => !word.joined);
  const isPrice = PRICE.test(line.map(({ word }) => word.text).join(" "));
  if (isPrice && isFree && isLast) return LINE.price;
  const isOne = written.length === 1 && (isFree || isLast);
  // A price between a name and what is asked, and what introduces the next line, stand well alone.
  const isWhole = isPrice || (!isLast && line.at(-1)?.word.text.endsWith(":") === true);
  const isAlone = isOne && !isWhole && share < (count > 2 ? SHORT : SHORT_OF_TWO);
  const colon = line.findIndex(({ word }, at) => at < line.length - 1 && word.text.endsWith(":"));
  const ends = count <= FEW ? line.findIndex(({ word }, at) => endsBefore(word, line[at + 1]?.word)) : -1;
  const alone = isAlone
    ? LINE.alone
    : isOne && !isWhole && count > 2 && !isLast
      ? count > 3
        ? LINE.oneOfMany
        : LINE.one
      : 0;
  const runsOn = ends < 0 ? 0 : ends === 0 ? LINE.endsAndRunsOn : LINE.runsOn;
  const introducing = colon < 0 ? 0 : introducedIn(line.slice(colon + 1), isLast);
  return alone + (runsOn || introducing);
}

/** "After: see / for yourself" begins what it introduces with a word; "Sunday evening: off." introduces all of it. */
function introducedIn(after: readonly SizedWord[], isLast: boolean): number {
  const [first, ...more] = after;
  if (!first || isLast || more.length > 0) return LINE.introducing;
  return ENDS.test(first.word.text) ? 0 : LINE.introducingOne;
}

const LINE = {
  ...{
    price: 0.24,
    alone: 0.18,
    runsOn: 0.16,
    endsAndRunsOn: 0.24,
    introducing: 0.08,
    introducingOne: 0.22,
    one: 0.04,
    oneOfMany: 0.1,
  },
} as const;
/** Of the average: what is wider may stand alone on its line. Our own choice. */
const [SHORT, SHORT_OF_TWO] = [0.7, 0.62];
/** A paragraph of more lines goes on. Our own choice. */
const FEW = 5;

/** A sign of money is in front of the amount or behind it. */
const PRICE = /^(?:\p{Sc}\s?[\d.,]+|[\d.,]+\s?\p{Sc})$/u;
