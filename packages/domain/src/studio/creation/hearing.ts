import { Refusal } from "../../kernel/index.ts";
import { HEARD_WORDS_MAX } from "../script/script.ts";
import type { SpokenWord } from "./media.ts";

/** Longest part of a clip that is listened to, in ms. Our own choice: TikTok takes ten minutes. */
export const LISTENED_MAX_MS = 600_000;
/** Samples a second of what is sent to be listened to; more tells a transcription nothing. One channel of 16 bits. */
export const LISTENED_RATE = 16_000;
/** Largest recording to be listened to, in bytes: the longest, and its head. */
export const LISTENED_MAX_BYTES = (LISTENED_MAX_MS / 1000) * LISTENED_RATE * 2 + 4096;

export const notListenable = () =>
  new Refusal("invalid", "studio.not-listenable", "This is no recording that can be listened to.", "body");
export const nothingSaid = () =>
  new Refusal("invalid", "studio.nothing-said", "Nobody is heard speaking in this clip.");

/** What was heard, as words that can be kept: none empty, none longer than a line of a caption, in order. */
export function keepableWords(words: readonly SpokenWord[]): SpokenWord[] {
  return words
    .map(({ text, startMs, endMs }) => {
      const said = text
        .toWellFormed()
        .replace(/[\p{Cc}\s]+/gu, " ")
        .trim()
        .slice(0, 60)
        .toWellFormed()
        .trim();
      const from = Math.max(0, Math.round(startMs));
      return { text: said, startMs: from, endMs: Math.max(from, Math.round(endMs)) };
    })
    .filter(({ text }) => text !== "")
    .sort((a, b) => a.startMs - b.startMs)
    .slice(0, HEARD_WORDS_MAX);
}
