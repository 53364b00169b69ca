/** Most words of a search: with more, collections find nothing. Our own choice. */
const MOST = 6;
/** Words that no photo is found by. */
const EMPTY =
  /^(an?|the|his|her|its|their|your|some|one|of|at|on|in|by|to|from|with|into|over|under|near|beside|behind|and|as|while|that|which|who|is|are)$/i;

/** What is searched for a beat, from the description of its picture: the subject, without the rest. At most 100 characters. */
export function searchWords(imagePrompt: string): string {
  const [subject = ""] = imagePrompt
    .split(/[,.;:()–—]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const words = subject.replaceAll(/[*"“”]/g, "").split(/\s+/);
  return words
    .filter((word) => !EMPTY.test(word))
    .slice(0, MOST)
    .join(" ")
    .slice(0, 100);
}
