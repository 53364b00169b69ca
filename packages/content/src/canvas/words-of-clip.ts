import type { Beat } from "@vignette/domain/studio";
import { type ClipKey, keyOfClip, type ScenePlace } from "./clip-key.ts";

/** Where the words of a drawn text are edited. */
export type WordsSource = { beatId: string; index: number; field: "title" | "body" };

type Words = Pick<Beat, "id" | "title" | "body" | "line">;

/**
 * The field of a beat that a drawn text shows: the one with the same words, otherwise one that contains them (a figure
 * cut out of its sentence). Words that only the voice says are written large, as is its sentence around a title (ADR 183): the field is `title`. Null for what the look
 * writes itself, such as a page number.
 */
export function wordsOfClip(
  clip: { id: string; text: string },
  place: Omit<ScenePlace, "beats"> & { beats: readonly Words[] },
): WordsSource | null {
  const { beatId }: ClipKey = keyOfClip(clip.id, place);
  const all = place.beats.map((beat, index) => ({ beat, index }));
  // Its own beat first; numbers in some ids count something else.
  const candidates = all.toSorted((one, other) => Number(other.beat.id === beatId) - Number(one.beat.id === beatId));
  const shown = plain(clip.text);
  if (shown === "") return null;
  for (const match of [
    (words: string) => words === shown,
    (words: string) => shown.length > 2 && words.includes(shown),
  ]) {
    for (const { beat, index } of candidates) {
      if (match(plain(beat.title))) return { beatId: beat.id, index, field: "title" };
      if (match(plain(beat.body))) return { beatId: beat.id, index, field: "body" };
      if (match(plain(beat.line)) && saysTitle(beat)) return { beatId: beat.id, index, field: "title" };
    }
  }
  return null;
}

/** Whether what is written large may be the line itself: there is no title, or it is a part of it. */
const saysTitle = ({ title, line }: Words): boolean => title === "" || plain(line).includes(plain(title));

const plain = (words: string) => words.replaceAll("*", "").replaceAll(/\s+/g, " ").trim().toLowerCase();
