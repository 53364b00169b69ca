import { bare, wordsOf } from "../text/words.ts";

/** Whether most of the written words are spoken too, so that a caption would repeat what is already on screen. */
export function saysTheSame(overlay: string | null, spoken: string): boolean {
  const written = wordsOf(overlay ?? "")
    .map((word) => bare(word.text))
    .filter(Boolean);
  if (written.length === 0) return false;
  const said = new Set(wordsOf(spoken).map((word) => bare(word.text)));
  const shared = written.filter((word) => said.has(word)).length;
  return shared / written.length >= 0.6 && shared / said.size >= 0.5;
}
