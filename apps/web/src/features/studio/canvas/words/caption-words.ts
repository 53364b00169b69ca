import type { ShownCaptions } from "@vignette/composition";
import { beatIndexOf, type TranscriptBeat, type TranscriptWord } from "@vignette/content";
import { m } from "@vignette/messages";
import { changeCaptions } from "../../captions/caption-operations.ts";
import type { ThingWords } from "../canvas-thing.ts";

/** A word of the captions where the transcript has it. */
export type CaptionPlace = { beat: TranscriptBeat; word: TranscriptWord };

/** The word of the shown page that is nearest to a point of the canvas; without one, the word being spoken. */
export function wordAt(
  { clip, words, spoken }: ShownCaptions,
  transcript: readonly TranscriptBeat[],
  at: { x: number; y: number } | null,
): CaptionPlace | null {
  const beat = transcript[beatIndexOf(clip)];
  const distances = words.map(({ rooms }) => Math.min(...rooms.map((room) => (at ? distance(room, at) : 0))));
  const shown = words[at ? distances.indexOf(Math.min(...distances)) : spoken]?.word;
  if (!beat || !shown) return null;
  const known = beat.words.filter(({ isShown }) => isShown);
  const off = (word: TranscriptWord) => Math.abs(word.startMs - shown.startMs);
  const [word] = known.toSorted((one, other) => off(one) - off(other));
  return word ? { beat, word } : null;
}

/** How a word of the captions is corrected. An empty field shows it as it is said: it may be about to be typed. */
export const wordsOfCaption = ({ beat, word }: CaptionPlace): ThingWords => ({
  label: m.canvas_caption_of({ said: word.said }),
  value: word.text,
  max: 60,
  hasEmphasis: false,
  written: (draft, value) => {
    const text = value.trim() === "" ? undefined : value;
    return { ...draft, script: changeCaptions(draft.script, beat, new Map([[word.index, { text }]])) };
  },
  field: ["caption", "text", beat.beatId, word.index].join(" "),
});

function distance({ x, y, w, h }: { x: number; y: number; w: number; h: number }, at: { x: number; y: number }) {
  return Math.hypot(Math.max(x - at.x, 0, at.x - x - w), Math.max(y - at.y, 0, at.y - y - h));
}
