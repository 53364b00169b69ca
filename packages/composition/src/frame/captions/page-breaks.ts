import type { CaptionWord } from "../../scene/captions-clip.ts";
import { glued } from "../../text/glued.ts";
import { isParticle } from "../../text/leading-words.ts";

/** The limits of a page: words, and letters with their spaces. A longer word has a page of its own. */
export type PageRoom = { words: number; letters: number };

/** Words that belong together: up to the end of a sentence, or up to a silence of more than `gapMs`. */
export function sentences(words: readonly CaptionWord[], gapMs: number): CaptionWord[][] {
  const runs: CaptionWord[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && !endsSentence(last.text) && word.startMs - last.endMs <= gapMs) run.push(word);
    else runs.push([word]);
  }
  return runs;
}

/**
 * Splits a sentence into pages: as few as possible, broken at commas where that fits, with no single word left over if
 * that can be avoided.
 */
export function pagesOf(sentence: readonly CaptionWord[], room: PageRoom): CaptionWord[][] {
  const best: { cost: number; pages: CaptionWord[][] }[] = [{ cost: 0, pages: [] }];
  for (let end = 1; end <= sentence.length; end++) {
    const ways = best.slice(Math.max(0, end - room.words), end).flatMap((before, i) => {
      const page = sentence.slice(Math.max(0, end - room.words) + i, end);
      if (page.length > 1 && lettersOf(page) > room.letters) return [];
      const torn = tornCost(page.at(-1), sentence.slice(end, end + 2), end === 1);
      return [{ cost: before.cost + costOf(page, sentence) + torn, pages: [...before.pages, page] }];
    });
    best.push(ways.reduce((cheapest, way) => (way.cost < cheapest.cost ? way : cheapest)));
  }
  return best.at(-1)?.pages ?? [];
}

/**
 * Weights chosen by eye: a single word costs most, then a comma inside a page, then another page, then a break inside a
 * clause, most of all after a short word, which leads on: "So leave a", "The shoe has".
 */
function costOf(page: readonly CaptionWord[], sentence: readonly CaptionWord[]): number {
  const last = page.at(-1);
  const pauses = page.slice(0, -1).filter((word) => endsClause(word.text)).length;
  const lonely = page.length === 1 && sentence.length > 1 ? 14 : 0;
  const inside = last === sentence.at(-1) || (last && endsClause(last.text)) ? 0 : 2;
  const hanging = inside > 0 && last && isShort(last.text) ? 6 : 0;
  const hasty = page.length < sentence.length && lasts(page) < HASTY_MS ? 9 : 0;
  return 10 + pauses * 22 + lonely + inside + hanging + hasty;
}

/**
 * More than another page costs where a number would lose its unit or its name, or a name of several words would be torn; less where it
 * loses what it counts, or a verb its particle. The first word of a sentence is capitalized anyway.
 */
function tornCost(
  last: CaptionWord | undefined,
  [next, third]: readonly (CaptionWord | undefined)[],
  isFirst: boolean,
): number {
  if (!last || !next) return 0;
  if (!isFirst && isName(last.text) && /^\p{Lu}/u.test(next.text)) return 30;
  if (isParticle(next.text, third?.text) && !endsClause(last.text)) return 12;
  return glued(last.text, next.text) ? 30 : /\d$/.test(last.text) ? 10 : 0;
}

const isName = (word: string): boolean => /^\p{Lu}[\p{L}’'-]*\p{Ll}$/u.test(word);

const isShort = (word: string): boolean => /^\p{Ll}{1,3}$/u.test(word);

/** Less than this is too short to read a phrase. Source: docs/content.md#caption-pages. */
const HASTY_MS = 800;

const lasts = (page: readonly CaptionWord[]) => (page.at(-1)?.endMs ?? 0) - (page[0]?.startMs ?? 0);

/** Letters of a page, with the spaces between its words. */
export const lettersOf = (words: readonly CaptionWord[]): number =>
  words.reduce((sum, { text }) => sum + text.length + 1, -1);

/** Whether a written word closes its sentence; quotes and brackets may follow the mark. */
export const endsSentence = (word: string): boolean => /[.!?…。！？]["”’»)\]]*$/.test(word);
/** Whether a written word closes a clause with a mark. */
export const endsClause = (word: string): boolean => /[,;:–—]["”’»)\]]*$/.test(word);
