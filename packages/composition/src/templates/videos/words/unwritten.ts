import { sentences } from "../../../frame/captions/page-breaks.ts";
import type { CaptionWord } from "../../../scene/captions-clip.ts";
import { bare, wordsOf } from "../../../text/words.ts";

/** From this share on, words count as the same words. */
const MOST = 0.6;

/**
 * The spoken words that captions must still show beside an overlay that is visible until `untilMs`: never the same in
 * two places (docs/content.md#overlaps). A sentence that the overlay contains is left out, one that it quotes loses the
 * quote; what is spoken after the overlay has ended is shown again. Other sentences stay whole.
 */
export function unwritten(spoken: readonly CaptionWord[], overlay: string | null, untilMs: number): CaptionWord[] {
  const written = wordsOf(overlay ?? "")
    .map((word) => bare(word.text))
    .filter(Boolean);
  if (written.length === 0) return [...spoken];
  const isWholeLine = saysTheSame(written, saidIn(spoken));
  return sentences(spoken, Number.POSITIVE_INFINITY).flatMap((sentence) => {
    const [from, to] = hiddenRange(sentence, written, isWholeLine);
    const first = sentence[from];
    if (!first || from === to || first.startMs >= untilMs) return sentence;
    return sentence.filter((_, i) => i < from || i >= to);
  });
}

/** Whether an overlay is heard, too: (nearly) all of its words are spoken. */
export function isHeard(spoken: readonly CaptionWord[], overlay: string): boolean {
  const written = wordsOf(overlay)
    .map((word) => bare(word.text))
    .filter(Boolean);
  return written.length > 0 && shareOf(new Set(written), saidIn(spoken)) >= HEARD;
}

/** A transcription may have heard one word of a sentence as another one. Our own choice. */
const HEARD = 0.85;

function hiddenRange(sentence: readonly CaptionWord[], written: readonly string[], isWholeLine: boolean) {
  const said = saidIn(sentence);
  const isSaid = isWholeLine && shareOf(new Set(said), written) >= MOST;
  if (isSaid || saysTheSame(written, said)) return [0, sentence.length] as const;
  const start = said.findIndex((_, i) => written.every((word, k) => said[i + k] === word));
  return start === -1 ? ([0, 0] as const) : ([start, start + written.length] as const);
}

const saidIn = (words: readonly CaptionWord[]) => words.map((word) => bare(word.text));

function saysTheSame(written: readonly string[], said: readonly string[]): boolean {
  return shareOf(new Set(written), said) >= MOST && shareOf(new Set(said), written) >= MOST;
}

/** How many of the words, from 0 to 1, are among the others. */
function shareOf(words: ReadonlySet<string>, others: readonly string[]): number {
  const among = new Set(others);
  return words.size === 0 ? 0 : [...words].filter((word) => among.has(word)).length / words.size;
}
