import type { Script } from "./script.ts";

/** What is posted under a creation: its caption, and its hashtags in a paragraph of their own. */
export function postText({ caption, hashtags }: Pick<Script, "caption" | "hashtags">): string {
  return [caption, hashtags.map(hashtag).join(" ")].filter(Boolean).join("\n\n");
}

const hashtag = (word: string) => (word.startsWith("#") ? word : `#${word}`);
