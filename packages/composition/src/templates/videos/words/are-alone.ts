import type { TimedBeat } from "./timed-beats.ts";

/** Whether the captions of a beat never stand under its title: each of both may have all the room for words then. */
export function areAlone({ text, small, textStartMs, textEndMs, words }: TimedBeat): boolean {
  if (text === "") return small === "" || words.length === 0;
  return words.every(({ startMs, endMs }) => endMs <= textStartMs + BRIEFLY_MS || startMs >= textEndMs - BRIEFLY_MS);
}

/** A word may end a moment after the next sentence has begun. */
const BRIEFLY_MS = 60;
