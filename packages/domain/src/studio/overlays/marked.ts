import { isWeak } from "./firmly-marked.ts";

/** Longest phrase that still reads as a mark and not as another color, in words. Our own choice. */
const LONGEST = 3;
/** A figure with its currency or unit, and the word it counts. */
const FIGURE = /[$€£]?\d[\d.,:]*(?:\s?[%×+])?(?:\s[\p{L}]+)?/gu;

/**
 * The text with the phrase that matters between *asterisks*: what it shares with the promised outcome, or a figure.
 * Text that is marked already, or that holds neither, stays as it is. A number of the product's name is no figure.
 */
export function marked(
  text: string,
  { outcome, figures, name = "" }: { outcome: string; figures: boolean; name?: string },
): string {
  if (text.includes("*")) return text;
  const phrase = (figures ? figureIn(text, name) : undefined) ?? sharedPhrase(text, outcome);
  return phrase === null ? text : text.replace(phrase, () => `*${phrase}*`);
}

/** The first figure that does not follow the word that it follows in the name: "Tern 2". */
function figureIn(text: string, name: string): string | undefined {
  const named = name.split(/\s+/).map(bare);
  return [...text.matchAll(FIGURE)].find(({ 0: found, index }) => {
    const before = bare(text.slice(0, index).trim().split(/\s+/).at(-1) ?? "");
    const at = named.indexOf(bare(found.split(/\s/)[0] ?? ""));
    return at < 1 || named[at - 1] !== before;
  })?.[0];
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
