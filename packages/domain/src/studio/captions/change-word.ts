import { CAPTION_EDITS_MAX, type CaptionEdit } from "./caption-edit.ts";
import { type CaptionedWord, editsByPlace } from "./edited-words.ts";

type Words = readonly Pick<CaptionedWord, "text">[];

/** What can be changed about a word. A value of undefined goes back to what is said. */
export type WordChange = { [Part in keyof Omit<CaptionEdit, "word" | "index">]: CaptionEdit[Part] | undefined };

/**
 * The edits of a beat after a change of some of its words, by place. Edits of words that are not said at the moment stay:
 * an undone voice says them again. Beyond the limit the oldest of those are dropped.
 */
export function changeWords(
  edits: readonly CaptionEdit[],
  words: Words,
  changes: ReadonlyMap<number, WordChange>,
): CaptionEdit[] {
  const before = editsByPlace(words, edits);
  const idle = edits.filter((edit) => ![...before.values()].includes(edit));
  const places = [...new Set([...before.keys(), ...changes.keys()])].sort((a, b) => a - b);
  const active = places.flatMap((index) => {
    const word = words[index]?.text.slice(0, 60);
    if (word === undefined) return [];
    const edit = without({ ...before.get(index), ...changes.get(index) }, word);
    return Object.keys(edit).length === 0 ? [] : [{ ...edit, word, index }];
  });
  return [...idle, ...active].slice(-CAPTION_EDITS_MAX);
}

/** The parts that differ from what is said. */
function without(edit: Partial<CaptionEdit>, said: string): WordChange {
  const { word: _, index: __, ...parts } = edit;
  return Object.fromEntries(
    Object.entries(parts).filter(
      ([part, value]) => value !== undefined && !(part === "text" && value === said) && !(isShift(part) && value === 0),
    ),
  );
}

const isShift = (part: string) => part === "startShiftMs" || part === "endShiftMs";

/**
 * The changes that begin a caption page at a word, or join its page to the one before. The page after it begins where it
 * did, so that nothing else moves. `pages` are the places where pages begin now.
 */
export function pageChange(pages: readonly number[], index: number, page: "new" | "same"): Map<number, WordChange> {
  const after = pages.find((start) => start > index);
  return new Map<number, WordChange>([
    [index, { page }],
    ...(after === undefined ? [] : [[after, { page: "new" }] as const]),
  ]);
}
