import type { CaptionWord } from "../scene/captions-clip.ts";
import { bare, wordsOf } from "../text/words.ts";

/**
 * The spoken words that captions must still show while `overlay` is on screen: never the same in two places (law 7).
 * An overlay that says most of the line silences the captions; one that quotes a part of it silences that part.
 */
export function unwritten(spoken: readonly CaptionWord[], overlay: string | null): CaptionWord[] {
  const written = bareWords(overlay ?? "");
  const said = spoken.map((word) => bare(word.text));
  if (written.length === 0) return [...spoken];
  if (saysTheSame(written, said)) return [];
  const start = said.findIndex((_, i) => written.every((word, k) => said[i + k] === word));
  return spoken.filter((_, i) => start === -1 || i < start || i >= start + written.length);
}

function bareWords(text: string): string[] {
  return wordsOf(text)
    .map((word) => bare(word.text))
    .filter(Boolean);
}

function saysTheSame(written: readonly string[], said: readonly string[]): boolean {
  const heard = new Set(said);
  const shared = written.filter((word) => heard.has(word)).length;
  return shared / written.length >= 0.6 && shared / heard.size >= 0.6;
}
