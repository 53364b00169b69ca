import type { CaptionWord } from "../../../scene/captions-clip.ts";
import type { Storyboard, StoryboardBeat } from "../../../storyboard/storyboard.ts";
import { bare, wordsOf } from "../../../text/words.ts";
import type { BeatTimes } from "../../beat-times.ts";
import { emphasized } from "../../emphasized.ts";
import { isFigure } from "./is-figure.ts";
import { spokenBeats } from "./spoken-beats.ts";

/** The words of the voice in each beat, spelled as they are written. */
export function spokenWords({ beats, voice }: Pick<Storyboard, "beats" | "voice">, times: readonly BeatTimes[]) {
  if (!voice) return [];
  const lines = beats.map(({ line }, i) => ({ line: line.replaceAll("*", ""), startMs: times[i]?.startMs ?? 0 }));
  return spokenBeats(lines, voice.words);
}

/** The words of a beat, with those that matter emphasized. */
export function withStress(words: readonly CaptionWord[], beat: StoryboardBeat): CaptionWord[] {
  const matters = stressed(beat);
  return words.map((word, at) => (isFigure(words, at) || matters(word.text) ? { ...word, emphasis: true } : word));
}

/** A line as if read at an even pace over its beat: captions where there is no voice. */
export function readAloud(line: string, { startMs, endMs }: BeatTimes): CaptionWord[] {
  const { text, phrase } = emphasized(line);
  const words = writtenWords(text, phrase);
  const each = (endMs - startMs) / Math.max(1, words.length);
  return words.map((word, i) => ({ ...word, startMs: startMs + i * each, endMs: startMs + (i + 0.9) * each }));
}

function writtenWords(text: string, phrase: string): { text: string; emphasis?: true }[] {
  const words: { text: string; index: number; marked: boolean }[] = [];
  for (const { text: part, index, marked } of wordsOf(text, phrase)) {
    const last = words.at(-1);
    if (last?.index === index) last.text += part;
    else words.push({ text: part, index, marked });
  }
  return words.map((word, i) => ({ text: word.text, ...((word.marked || isFigure(words, i)) && { emphasis: true }) }));
}

/** Words of the phrases that the author marked in line or title. */
function stressed(beat: StoryboardBeat): (word: string) => boolean {
  const phrases = [beat.line, beat.title].map((words) => emphasized(words).phrase);
  const marked = new Set(phrases.flatMap((phrase) => wordsOf(phrase).map(({ text }) => bare(text))));
  return (word) => bare(word).length > 2 && marked.has(bare(word));
}
