import { privacyLabel } from "../social-accounts/index.ts";
import { isStory } from "./files-to-send.ts";
import { firstCommentOf } from "./first-comment.ts";
import type { Target } from "./post.ts";

/** What was chosen for one account, in words for somebody who did not choose it. */
export function optionFacts({ options, media }: Pick<Target, "options" | "media">): string[] {
  if (options.platform === "instagram") {
    const ai = options.aiGenerated ? ["Labelled as made with AI"] : [];
    const tagged = [...new Set(options.userTags.map((it) => `@${it.username}`))];
    const people = tagged.length > 0 ? [`Tags ${tagged.join(", ")}`] : [];
    if (isStory(options)) return ["Story, for a day, without a caption", ...people, ...ai];
    const described = options.altTexts.filter((it) => it !== "").length;
    const comment = firstCommentOf(options);
    return [
      ...(media === "video" ? [options.shareToFeed ? "Reel, also in the feed" : "Reel"] : []),
      ...(described > 0 ? [`${described} alt ${described === 1 ? "text" : "texts"}`] : []),
      ...(options.collaborators.length > 0 ? [`With ${options.collaborators.map((it) => `@${it}`).join(", ")}`] : []),
      ...people,
      ...(comment === "" ? [] : [`First comment: “${comment}”`]),
      ...ai,
    ];
  }
  const allowed = [
    options.allowComment && "comments",
    media === "video" && options.allowDuet && "duets",
    media === "video" && options.allowStitch && "stitches",
  ].filter((it) => it !== false);
  return [
    `Seen by: ${privacyLabel(options.privacyLevel)}`,
    allowed.length > 0 ? `Allows ${allowed.join(", ")}` : "No comments, duets or stitches",
    ...(options.disclose && options.brandedContent ? ["Labelled “Paid partnership”"] : []),
    ...(options.disclose && options.yourBrand && !options.brandedContent ? ["Labelled “Promotional content”"] : []),
    ...(options.aiGenerated ? ["Labelled as made with AI"] : []),
  ];
}
