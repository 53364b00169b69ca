/** Whether words hold a phrase, as whole words: "best" is not in "bestow". */
export function holdsPhrase(words: string, phrase: string): boolean {
  const pattern = phrase
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\s+/g, "\\s+");
  return pattern !== "" && new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "iu").test(words);
}
