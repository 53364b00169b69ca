import { wordCount } from "./word-count.ts";

/** Words that a text must not end on. */
const WEAK_END =
  /\s+(?:a|an|and|the|of|to|in|on|for|with|or|but|that|is|are|your|my|und|der|die|das|ein|eine|mit|für|zu|von|oder|y|el|la|los|de|con|para|o|et|le|les|des|du|avec|pour)[,;:–—-]*$/iu;

/**
 * A text with at most so many words, by what may be left out: whole sentences, then the clauses at its end. Where that
 * leaves less than half of the room, words are cut off, but never in the middle of a phrase that ends on an article or
 * a conjunction. A text without spaces between words keeps its sentences only.
 */
export function shorter(text: string, most: number): string {
  const whole = wholeInShort(text, most);
  if (whole !== null) return whole;
  return text.includes(" ")
    ? withoutWeakEnd(text.split(/\s+/).slice(0, most).join(" "))
    : sentencesIn(text, most) || text;
}

/** A text with at most so many words that ends where a sentence or a clause does; null where that leaves less than half of the room. */
export function wholeInShort(text: string, most: number): string | null {
  if (wordCount(text) <= most) return text;
  const bySentence = sentencesIn(text, most);
  if (wordCount(bySentence) >= most / 2) return bySentence;
  const byClause = fitting(text.split(/(?<=[,;:–—])\s+/u), " ", most).replace(/[\s,;:–—]+$/u, "");
  return wordCount(byClause) >= most / 2 ? byClause : null;
}

const sentencesIn = (text: string, most: number): string => fitting(text.split(/(?<=[.!?…。！？])\s*/u), " ", most);

/** As many of the parts as fit, from the first on. */
function fitting(parts: readonly string[], between: string, most: number): string {
  let kept = "";
  for (const part of parts) {
    const next = kept === "" ? part : `${kept}${between}${part}`;
    if (wordCount(next) > most) break;
    kept = next;
  }
  return kept.trim();
}

function withoutWeakEnd(text: string): string {
  const open = (text.match(/\*/g) ?? []).length % 2 === 1 ? text.replace(/\*(?=[^*]*$)/, "") : text;
  const cut = open.replace(WEAK_END, "");
  return (cut === open ? cut : withoutWeakEnd(cut)).replace(/[\s,;:–—-]+$/u, "");
}
