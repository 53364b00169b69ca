import type { TranscriptBeat } from "@vignette/content";
import { changeWords, pageChange, type Script, soundOf, type WordChange } from "@vignette/domain/studio";

/** The script with words of a beat's captions changed, by their place. The beat is not locked: its words stay as they are. */
export function changeCaptions(
  script: Script,
  { beatId, spoken }: Pick<TranscriptBeat, "beatId" | "spoken">,
  changes: ReadonlyMap<number, WordChange>,
): Script {
  return {
    ...script,
    beats: script.beats.map((beat) => {
      if (beat.id !== beatId) return beat;
      const { captionEdits = [], ...rest } = beat;
      const edits = changeWords(captionEdits, spoken, changes);
      return edits.length > 0 ? { ...rest, captionEdits: edits } : rest;
    }),
  };
}

/** Every edit of a word taken back. */
export const AS_SAID: WordChange = {
  text: undefined,
  emphasis: undefined,
  page: undefined,
  startShiftMs: undefined,
  endShiftMs: undefined,
};

/** The changes that begin a caption page at a word, or join its page to the one before. */
export const pageChangeIn = ({ words }: TranscriptBeat, index: number, page: "new" | "same") =>
  pageChange(
    words.filter(({ beginsPage }) => beginsPage).map((word) => word.index),
    index,
    page,
  );

/**
 * The script in which the voice says a word as its caption is written; null if the beat's line does not hold the word,
 * because a transcription heard it differently.
 */
export function sayAsWritten(script: Script, beatId: string, { said, nth, text }: SaidWord): Script | null {
  const line = script.beats.find(({ id }) => id === beatId)?.line ?? "";
  const words = line.split(/(\s+)/);
  const places = [...words.keys()].filter((at) => soundOf(words[at] ?? "") === soundOf(said));
  const at = places[nth];
  if (at === undefined) return null;
  const spoken = words.with(at, text).join("").replace(/\s+/g, " ").trim();
  return {
    ...script,
    beats: script.beats.map((beat) => (beat.id === beatId ? { ...beat, line: spoken, locked: true } : beat)),
  };
}

/** A word of a line: the `nth` (from 0) of those that sound the same. */
type SaidWord = { said: string; nth: number; text: string };

/** Which of the words that sound the same a word is, counted from 0. */
export const nthOf = ({ words }: TranscriptBeat, index: number): number => {
  const sound = soundOf(words[index]?.said ?? "");
  return words.slice(0, index).filter(({ said }) => soundOf(said) === sound).length;
};
