import { Refusal } from "../../kernel/index.ts";
import type { SpokenWord } from "../creation/media.ts";
import { TRANSCRIBED_WORDS_MAX } from "../script/script.ts";

/** Longest part of a clip that is transcribed, in ms. Our own choice: TikTok takes ten minutes. */
export const RECORDING_MAX_MS = 600_000;
/** Sample rate of a recording, in Hz, in one channel of 16 bits. A higher one does not improve the transcription. */
export const RECORDING_SAMPLE_RATE = 16_000;
/** Largest recording to transcribe, in bytes: the longest, and its header. */
export const RECORDING_MAX_BYTES = (RECORDING_MAX_MS / 1000) * RECORDING_SAMPLE_RATE * 2 + 4096;

export const notARecording = () =>
  new Refusal("invalid", "studio.not-listenable", "We can't read this recording.", "body");
export const noSpeech = () => new Refusal("invalid", "studio.nothing-said", "We can't hear any speech in this clip.");

/** The words of a transcription in the form in which they are stored: in order, none empty, none longer than a caption line. */
export function storableWords(words: readonly SpokenWord[]): SpokenWord[] {
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
    .slice(0, TRANSCRIBED_WORDS_MAX);
}
