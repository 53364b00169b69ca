import type { CaptionEdit } from "../captions/caption-edit.ts";
import { CAPTION_EDITS_MAX } from "../captions/caption-edit.ts";
import { editsByPlace } from "../captions/edited-words.ts";
import type { Beat, Script } from "../script/script.ts";
import { saidIn } from "./pieces.ts";
import { type ReelFile, reelOf } from "./reel.ts";
import { wordsInPiece } from "./words-in-piece.ts";

/** A word of a clip: its file, and when it is said there. */
type ClipWord = { text: string; id: string };

/** The script after clips moved between beats, in which the edits of their captions went with the words. */
export function withCaptionsMoved(before: Script, after: Script, files: readonly ReelFile[]): Script {
  const changed = before.beats.filter((beat) =>
    after.beats.some(({ id, ...it }) => id === beat.id && isOther(it, beat)),
  );
  if (!changed.some(({ captionEdits }) => captionEdits?.length)) return after;
  const ids = new Set(changed.map(({ id }) => id));
  const found = changed.map((beat) => editsOf(beat, wordsOf(beat, before, files)));
  const edits = new Map(found.flatMap(({ active }) => active));
  const idle = new Map(found.map((it) => [it.beatId, it.idle]));
  return {
    ...after,
    beats: after.beats.map((beat) => {
      if (!ids.has(beat.id)) return beat;
      const words = wordsOf(beat, before, files);
      const active = words.flatMap(({ id, text }, index): CaptionEdit[] => {
        const edit = edits.get(id);
        return edit ? [{ ...edit, word: text.slice(0, 60), index }] : [];
      });
      const { captionEdits: _, ...plain } = beat;
      const captionEdits = [...(idle.get(beat.id) ?? []), ...active].slice(-CAPTION_EDITS_MAX);
      return captionEdits.length > 0 ? { ...plain, captionEdits } : plain;
    }),
  };
}

const isOther = ({ shows, more }: Pick<Beat, "shows" | "more">, beat: Beat) =>
  shows !== beat.shows || more !== beat.more;

const wordsOf = (beat: Beat, script: Script, files: readonly ReelFile[]): ClipWord[] =>
  reelOf(beat, files).flatMap((piece) =>
    wordsInPiece(piece, saidIn(script, piece.shown.key) ?? []).map(({ text, startMs }) => ({
      text,
      id: `${piece.shown.key} ${startMs}`,
    })),
  );

/** The edits of a beat by the word of a clip that they belong to, and those that belong to none. */
function editsOf({ id: beatId, captionEdits = [] }: Beat, words: readonly ClipWord[]) {
  const byPlace = editsByPlace(words, captionEdits);
  const active = [...byPlace].flatMap(([place, edit]): [string, CaptionEdit][] => {
    const word = words[place];
    return word ? [[word.id, edit]] : [];
  });
  const used = new Set(byPlace.values());
  return { beatId, active, idle: captionEdits.filter((edit) => !used.has(edit)) };
}
