import { captionFacts, cutTo, withFewerHashtags } from "../scheduling/index.ts";
import type { Platform } from "../social-accounts/index.ts";
import { hashtag, postText, type Script } from "../studio/index.ts";
import type { RecipePlan } from "./recipe-plan.ts";

/**
 * The text of a post: what was written for it, the recipe's own ending, and the hashtags of both, each once. Cut to what
 * the platform takes: first the hashtags, then the written words.
 */
export function recipeCaption(
  { ending, tags }: Pick<RecipePlan, "ending" | "tags">,
  script: Pick<Script, "caption" | "hashtags">,
  { platform, media }: { platform: Platform; media: "video" | "photos" },
): string {
  const hashtags = unique([...tags, ...script.hashtags].map((it) => hashtag(it.trim())));
  const { max, maxHashtags } = captionFacts(platform, media, "");
  const textOf = (caption: string) => {
    const whole = postText({ caption: [caption, ending].filter(Boolean).join("\n\n"), hashtags });
    return maxHashtags === null ? whole : withFewerHashtags(whole, maxHashtags);
  };
  const whole = textOf(script.caption);
  const excess = captionFacts(platform, media, whole).length - max;
  if (excess <= 0) return whole;
  return cutTo(textOf(cutTo(script.caption, Math.max(0, script.caption.length - excess))), max);
}

/** Regardless of case: the first of each is kept. */
function unique(hashtags: readonly string[]): string[] {
  const seen = new Set<string>();
  return hashtags.filter((it) => it !== "#" && !seen.has(it.toLowerCase()) && seen.add(it.toLowerCase()));
}
