/** Words without the asterisks, and the first phrase that was between two of them ("" if none). */
export function emphasized(words: string): { text: string; phrase: string } {
  const phrase = /\*([^*]+)\*/.exec(words)?.[1] ?? "";
  return { text: words.replaceAll("*", "").trim(), phrase: phrase.trim() };
}

/** A customer's words with the name under them behind a dash, which else reads on as one sentence. */
export const signedApart = (text: string): string => text.replace(SIGNED, "\n–\u00A0");

/** Between a closing quotation mark and a name or two that end the text. */
const SIGNED = /(?<=[.!?…][”“»"])\s+(?=\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?$)/u;
