import { privacyLabel } from "../../social-accounts/index.ts";
import type { InstagramOptions, TikTokOptions } from "../post/options.ts";
import type { Target } from "../post/post.ts";
import { isStory } from "./files-to-send.ts";

/** The choices of one account as sentences, for a reviewer who did not make them. */
export function optionFacts({ options, media }: Pick<Target, "options" | "media">): string[] {
  const facts = options.platform === "instagram" ? instagramFacts(options, media) : tiktokFacts(options, media);
  return [...facts, ...(options.aiGenerated ? ["Labeled as made with AI"] : [])];
}

function instagramFacts(options: InstagramOptions, media: Target["media"]): string[] {
  const { collaborators, userTags, audioName, firstComment, altTexts } = options;
  const names = (list: readonly string[]) => list.map((it) => `@${it}`).join(", ");
  const people = userTags.length > 0 ? [`Tags ${names([...new Set(userTags.map((it) => it.username))])}`] : [];
  if (isStory(options)) return ["Story, for a day, without a caption", ...people];
  const described = altTexts.filter((it) => it !== "").length;
  return [
    ...(media === "video" ? [options.shareToFeed ? "Reel, also in the feed" : "Reel"] : []),
    ...(collaborators.length > 0 ? [`Together with ${names(collaborators)}`] : []),
    ...people,
    ...(audioName !== "" && media === "video" ? [`Sound called “${audioName}”`] : []),
    ...(described > 0 ? [`${described} alt ${described === 1 ? "text" : "texts"}`] : []),
    ...(firstComment !== "" ? [`First comment: “${firstComment}”`] : []),
  ];
}

function tiktokFacts(options: TikTokOptions, media: Target["media"]): string[] {
  const allowed = [
    options.allowComment && "comments",
    media === "video" && options.allowDuet && "duets",
    media === "video" && options.allowStitch && "stitches",
  ].filter((it) => it !== false);
  const { disclose, brandedContent, yourBrand, photoTitle } = options;
  return [
    ...(media === "photos" && photoTitle !== "" ? [`Title: “${photoTitle}”`] : []),
    `Seen by: ${privacyLabel(options.privacyLevel)}`,
    allowed.length > 0 ? `Allows ${allowed.join(", ")}` : "No comments, duets or stitches",
    ...(disclose && brandedContent ? ["Labeled “Paid partnership”"] : []),
    ...(disclose && yourBrand && !brandedContent ? ["Labeled “Promotional content”"] : []),
  ];
}
