import type { Beat } from "@vignette/domain/studio";

/** Most words of a search: with more, collections find nothing. Our own choice. */
const MOST = 6;
/** Words that no photo is found by. */
const EMPTY =
  /^(an?|the|his|her|its|their|your|some|one|of|at|on|in|by|to|from|with|into|over|under|near|beside|behind|and|as|while|that|which|who|is|are)$/i;

/**
 * What is searched for a beat, from the description of its picture, or from its words where none is described: the subject,
 * without the rest. At most 100 characters.
 */
export function searchWords({ imagePrompt, title, line }: Pick<Beat, "imagePrompt" | "title" | "line">): string {
  const [subject = ""] = (imagePrompt || title || line)
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
