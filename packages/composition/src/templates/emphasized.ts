/** Words without the asterisks, and the first phrase that was between two of them ("" if none). */
export function emphasized(words: string): { text: string; phrase: string } {
  const phrase = /\*([^*]+)\*/.exec(words)?.[1] ?? "";
  return { text: words.replaceAll("*", "").trim(), phrase: phrase.trim() };
}
