import type { Script } from "./script.ts";

/** The text of a post made from a script: the caption, then the hashtags in a paragraph of their own. */
export function postText({ caption, hashtags }: Pick<Script, "caption" | "hashtags">): string {
  return [caption, hashtags.map(hashtag).join(" ")].filter(Boolean).join("\n\n");
}

/** A word as a hashtag: `#candles` for `candles` and for `#candles`. */
export const hashtag = (word: string): string => (word.startsWith("#") ? word : `#${word}`);
