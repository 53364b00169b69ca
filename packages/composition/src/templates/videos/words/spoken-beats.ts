import { endsSentence } from "../../../frame/captions/page-breaks.ts";
import type { CaptionWord } from "../../../scene/captions-clip.ts";
import { bare, wordsOf } from "../../../text/words.ts";

/** What the voice says in a beat, and when that begins, in ms. */
export type BeatLine = { line: string; startMs: number };
type Written = { text: string; key: string; beat: number };

/** How many written words may have been transcribed as something else before the search ends. */
const LOOK_AHEAD = 4;

/**
 * The spoken words of each beat, spelled and punctuated as in its line: a transcription has no commas and no full
 * stops, and its times may be slightly before the cut. Words that are not in the text are placed by their time.
 */
export function spokenBeats(beats: readonly BeatLine[], words: readonly CaptionWord[]): CaptionWord[][] {
  const written = beats.flatMap((beat, index) => writtenWords(beat.line, index));
  const spoken: CaptionWord[][] = beats.map(() => []);
  let next = 0;
  let latest = 0;
  for (const word of words) {
    const found = placeOf(word, written, next);
    const known = written[found];
    if (known) closeSentence(spoken[latest] ?? [], written.slice(next, found));
    latest = known?.beat ?? unwrittenBeat(word, beats, { latest, expected: written[next]?.beat ?? latest });
    spoken[latest]?.push(known ? { ...word, text: known.text } : word);
    if (known) next = found + 1;
  }
  return spoken;
}

/** The words of a line; separate signs, such as dashes and %, belong to the word before them. */
function writtenWords(line: string, beat: number): Written[] {
  const written: Written[] = [];
  for (const { text } of wordsOf(line)) {
    const key = soundOf(text);
    const last = written.at(-1);
    if (key !== "") written.push({ text, key, beat });
    else if (last) last.text += ` ${text}`;
  }
  return written;
}

/** Signs are transcribed as words or not at all: "61 %" and "61" are the same word. */
const soundOf = (text: string) => bare(text).replace(/[%€$£]/g, "");

function placeOf(word: CaptionWord, written: readonly Written[], next: number): number {
  const key = soundOf(word.text);
  const ahead = written.slice(next, next + LOOK_AHEAD).findIndex((candidate) => candidate.key === key);
  return ahead === -1 ? -1 : next + ahead;
}

/** "Open 24/7." may be transcribed as four words: the full stop belongs to the last of them. */
function closeSentence(heard: CaptionWord[], skipped: readonly Written[]): void {
  const last = heard.at(-1);
  if (!last || endsSentence(last.text) || !skipped.some(({ text }) => endsSentence(text))) return;
  heard[heard.length - 1] = { ...last, text: `${last.text}.` };
}

function unwrittenBeat(
  word: CaptionWord,
  beats: readonly BeatLine[],
  { latest, expected }: { latest: number; expected: number },
): number {
  const byTime = beats.findLastIndex((beat) => beat.startMs <= word.startMs);
  return Math.min(Math.max(latest, byTime), Math.max(latest, expected));
}
