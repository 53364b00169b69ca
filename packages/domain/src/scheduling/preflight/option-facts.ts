import type { InstagramOptions, TikTokOptions } from "../post/options.ts";
import type { Target } from "../post/post.ts";
import { isStory } from "./files-to-send.ts";

/** A choice of one account that matters to a reviewer who did not make it. Worded where it is read. */
export type OptionFact =
  | { type: "story" }
  | { type: "reel"; inFeed: boolean }
  | { type: "collaborators" | "tags"; usernames: readonly string[] }
  | { type: "sound"; name: string }
  | { type: "alt-texts"; count: number }
  | { type: "first-comment" | "title"; text: string }
  /** TikTok's own name of a level of privacy. */
  | { type: "privacy"; level: string }
  | { type: "allows"; what: readonly ("comments" | "duets" | "stitches")[] }
  | { type: "paid-partnership" | "promotional" | "ai" };

/** The choices of one account, in the order in which a reviewer reads them. */
export function optionFacts({ options, media }: Pick<Target, "options" | "media">): OptionFact[] {
  const facts = options.platform === "instagram" ? instagramFacts(options, media) : tiktokFacts(options, media);
  return [...facts, ...when<OptionFact>(options.aiGenerated, { type: "ai" })];
}

function instagramFacts(options: InstagramOptions, media: Target["media"]): OptionFact[] {
  const { collaborators, userTags, audioName, firstComment, altTexts } = options;
  const tagged = [...new Set(userTags.map((it) => it.username))];
  const tags = when<OptionFact>(tagged.length > 0, { type: "tags", usernames: tagged });
  if (isStory(options)) return [{ type: "story" }, ...tags];
  const count = altTexts.filter((it) => it !== "").length;
  const isVideo = media === "video";
  return [
    ...when<OptionFact>(isVideo, { type: "reel", inFeed: options.shareToFeed }),
    ...when<OptionFact>(collaborators.length > 0, { type: "collaborators", usernames: collaborators }),
    ...tags,
    ...when<OptionFact>(audioName !== "" && isVideo, { type: "sound", name: audioName }),
    ...when<OptionFact>(count > 0, { type: "alt-texts", count }),
    ...when<OptionFact>(firstComment !== "", { type: "first-comment", text: firstComment }),
  ];
}

function tiktokFacts(options: TikTokOptions, media: Target["media"]): OptionFact[] {
  const { disclose, brandedContent, yourBrand, photoTitle, privacyLevel } = options;
  const isVideo = media === "video";
  const what = [
    ...when(options.allowComment, "comments" as const),
    ...when(isVideo && options.allowDuet, "duets" as const),
    ...when(isVideo && options.allowStitch, "stitches" as const),
  ];
  return [
    ...when<OptionFact>(!isVideo && photoTitle !== "", { type: "title", text: photoTitle }),
    { type: "privacy", level: privacyLevel },
    { type: "allows", what },
    ...when<OptionFact>(disclose && brandedContent, { type: "paid-partnership" }),
    ...when<OptionFact>(disclose && yourBrand && !brandedContent, { type: "promotional" }),
  ];
}

const when = <T>(holds: boolean, it: T): T[] => (holds ? [it] : []);
