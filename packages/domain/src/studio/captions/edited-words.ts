import type { CaptionEdit } from "./caption-edit.ts";

/** A word as captions show it. */
export type CaptionedWord = {
  text: string;
  startMs: number;
  endMs: number;
  emphasis?: boolean | undefined;
  page?: "new" | "same" | undefined;
};

/** The sound of a word: without case, punctuation and other signs, unless it has nothing else. */
export const soundOf = (word: string): string => {
  const bare = word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
  return bare === "" ? word : bare;
};

/**
 * The spoken words of a beat with the user's edits. The list has an entry for every word; null is one that captions do
 * not show. Edits of words that are no longer said are skipped.
 */
export function editedWords<Word extends CaptionedWord>(
  words: readonly Word[],
  edits: readonly CaptionEdit[],
): (Word | null)[] {
  const byPlace = editsByPlace(words, edits);
  return words.map((word, at) => {
    const edit = byPlace.get(at);
    if (!edit) return word;
    if (edit.text === "") return null;
    const startMs = Math.max(0, word.startMs + (edit.startShiftMs ?? 0));
    return {
      ...word,
      ...(edit.text !== undefined && { text: edit.text }),
      ...(edit.emphasis !== undefined && { emphasis: edit.emphasis }),
      ...(edit.page && { page: edit.page }),
      startMs,
      endMs: Math.max(startMs + 1, word.endMs + (edit.endShiftMs ?? 0)),
    };
  });
}

/**
 * Which edit belongs to which of the words, by place. Edits of one word keep their order and stay as near as possible to
 * where they were made.
 */
export function editsByPlace(
  words: readonly Pick<CaptionedWord, "text">[],
  edits: readonly CaptionEdit[],
): Map<number, CaptionEdit> {
  const places = Map.groupBy(words.keys(), (at) => soundOf(words[at]?.text ?? ""));
  const groups = Map.groupBy(edits, ({ word }) => soundOf(word));
  const pairs = [...groups].flatMap(([sound, alike]) => nearest(alike, places.get(sound) ?? []));
  return new Map(pairs.map(({ at, edit }) => [at, edit]));
}

type Matched = { cost: number; pairs: { at: number; edit: CaptionEdit }[] };

/** More than any distance: an edit is left out only if there are fewer places than edits. */
const LEFT_OUT = 1_000_000;

function nearest(edits: readonly CaptionEdit[], places: readonly number[]): Matched["pairs"] {
  const inOrder = [...edits].sort((a, b) => a.index - b.index);
  let best: Matched[] = [{ cost: 0, pairs: [] }, ...places.map(() => ({ cost: 0, pairs: [] }))];
  for (const edit of inOrder) {
    const next: Matched[] = [];
    for (const [count, before] of best.entries()) {
      const ways: Matched[] = [{ cost: before.cost + LEFT_OUT, pairs: before.pairs }];
      const [at, without] = [places[count - 1], best[count - 1]];
      if (at !== undefined && without) {
        const cost = without.cost + Math.abs(at - edit.index);
        ways.push({ cost, pairs: [...without.pairs, { at, edit }] });
      }
      const fewer = next[count - 1];
      if (fewer) ways.push(fewer);
      next.push(ways.reduce((least, way) => (way.cost < least.cost ? way : least)));
    }
    best = next;
  }
  return best.at(-1)?.pairs ?? [];
}
