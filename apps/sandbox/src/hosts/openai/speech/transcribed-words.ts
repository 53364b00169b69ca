import type { TimedWord } from "./timed-words.ts";
import { wavComment, wavSamples } from "./wav.ts";
import { type SpokenText, spokenTextIn } from "./words-in-comment.ts";

/** A word for each of these stretches, in seconds, that is louder than a quiet room (of 32767). */
const STRETCH = 0.4;
const LOUD = 200;
/** The transcription of sound that the sandbox cannot understand: it says that it is a placeholder, and thinks aloud as people do. */
const STAND_IN = "these words stand in for what is said in um your own uh clip".split(" ");

/** The words stored in a WAV of our own voice; for any other WAV a placeholder, word by word where it is loud. */
export function transcribedWords(bytes: Uint8Array): SpokenText {
  const own = spokenTextIn(wavComment(bytes));
  if (own) return own;
  const words = loudStretches(bytes).map((start, at): TimedWord => {
    return { word: STAND_IN[at % STAND_IN.length] ?? "", start, end: start + STRETCH * 0.9 };
  });
  return { text: words.map(({ word }) => word).join(" "), words };
}

/** Where they begin, in seconds. */
function loudStretches(bytes: Uint8Array): number[] {
  const sound = wavSamples(bytes);
  if (!sound) return [];
  const each = Math.round(STRETCH * sound.rate);
  const starts: number[] = [];
  for (let at = 0; at + each <= sound.samples.length; at += each) {
    const sum = sound.samples.subarray(at, at + each).reduce((total, it) => total + Math.abs(it), 0);
    if (sum / each > LOUD) starts.push(at / sound.rate);
  }
  return starts;
}
