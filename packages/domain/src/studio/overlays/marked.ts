import { isWeak } from "./firmly-marked.ts";

/** Longest phrase that still reads as a mark and not as another color, in words. Our own choice. */
const LONGEST = 3;
/** A figure with its currency or unit, and the word it counts. */
const FIGURE = /[$€£]?\d[\d.,:]*(?:\s?[%×+])?(?:\s[\p{L}]+)?/u;

/**
 * The text with the phrase that matters between *asterisks*: what it shares with the promised outcome, or a figure.
 * Text that is marked already, or that holds neither, stays as it is.
 */
export function marked(text: string, about: { outcome: string; figures: boolean }): string {
  if (text.includes("*")) return text;
  const phrase = (about.figures ? FIGURE.exec(text)?.[0] : undefined) ?? sharedPhrase(text, about.outcome);
  return phrase === null ? text : text.replace(phrase, () => `*${phrase}*`);
}

/** The end of the longest run of words that both texts have, as the first one writes it; null below two words. */
function sharedPhrase(text: string, other: string): string | null {
  const words = text.split(/\s+/).filter(Boolean);
  const said = words.map(bare);
  const wanted = other.split(/\s+/).map(bare).filter(Boolean);
  let best: readonly [from: number, length: number] = [0, 0];
  for (const from of said.keys()) {
    for (const start of wanted.keys()) {
      let length = 0;
      while (said[from + length] !== undefined && said[from + length] === wanted[start + length]) length++;
      if (length > best[1]) best = [from, length];
    }
  }
  return closing(words.slice(best[0], best[0] + best[1]));
}

function closing(run: readonly string[]): string | null {
  if (run.length < 2) return null;
  const kept = run.slice(-LONGEST);
  while (kept.length > 1 && isWeak(kept[0] ?? "")) kept.shift();
  return kept.join(" ").replace(/[\s.,;:!?]+$/, "");
}

const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
