import { say } from "../../kernel/index.ts";
import { platformNames } from "../../social-accounts/index.ts";
import { captionFacts, hashtagsOf } from "./caption-facts.ts";
import { type CheckedTarget, mediaKind } from "./checked-target.ts";
import type { PreflightCheck } from "./finding.ts";
import { platformCheck } from "./platform-check.ts";

/** Whether a platform takes the text under a post. Rules: `platformRules`. */
export function textChecks({ platform, caption, files, isStory }: CheckedTarget): PreflightCheck[] {
  if (isStory) return [];
  const name = platformNames[platform];
  const { length, max, hashtags, maxHashtags, mentions, maxMentions } = captionFacts(
    platform,
    mediaKind(files),
    caption,
  );
  const check = (rule: string, used: number, most: number | null, things: string) =>
    platformCheck(platform, rule, [
      most === null || used <= most
        ? null
        : {
            ...say(`preflight.${rule}`, `${name} allows up to ${most} ${things}.`, { name, most }),
            place: { kind: "caption" },
            field: "caption",
          },
    ]);
  return [
    check("caption-long", length, max, "characters"),
    check("hashtags-many", hashtags, maxHashtags, "hashtags"),
    check("mentions-many", mentions, maxMentions, "mentions"),
  ];
}

/** How many hashtags a platform counts in a text. */
export const hashtagsIn = (caption: string): number => hashtagsOf(caption).length;
