import type { CaptionWord } from "../../scene/captions-clip.ts";
import { endsSentence, lettersOf, type PageRoom } from "./page-breaks.ts";
import { LEAST_MS, leastOf } from "./unhurried.ts";

type Words = readonly CaptionWord[];

/** How many letters more than usual a page may hold where a word would be gone before it is read. Our own choice. */
const MORE_LETTERS = 4;

/**
 * The pages of `groups`, timed. Words that nobody could read before they are gone share a page with those after or before
 * them, within their sentence. What the user begins a page with stays at its beginning.
 */
export function withoutFlashes<Page extends { words: Words; startMs: number; endMs: number }>(
  groups: readonly CaptionWord[][],
  room: PageRoom,
  timed: (groups: readonly CaptionWord[][]) => Page[],
): Page[] {
  const pages = timed(groups);
  for (const [at, page] of pages.entries()) {
    const leastMs = room.words === 1 ? leastOf(page) : LEAST_MS.word;
    if (page.endMs - page.startMs >= leastMs - 1) continue;
    for (const first of [at, at - 1]) {
      const [one, other] = [groups[first], groups[first + 1]];
      if (!one || !other || !areJoined(one, other, room.letters + MORE_LETTERS)) continue;
      return withoutFlashes([...groups.slice(0, first), [...one, ...other], ...groups.slice(first + 2)], room, timed);
    }
  }
  return pages;
}

const areJoined = (one: Words, other: Words, letters: number): boolean =>
  !endsSentence(one.at(-1)?.text ?? "") && other[0]?.page !== "new" && lettersOf([...one, ...other]) <= letters;
