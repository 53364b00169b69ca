import { type PlatformRules, platformNames, rulesOf } from "../../social-accounts/index.ts";
import type { CheckedTarget } from "./checked-target.ts";
import type { Check } from "./finding.ts";
import { platformCheck } from "./platform-check.ts";

/** Whether a platform takes the text under a post. Rules: `platformRules`. */
export function textChecks({ platform, caption }: CheckedTarget): Check[] {
  const name = platformNames[platform];
  const { max, maxHashtags, maxMentions }: PlatformRules["caption"] = rulesOf(platform).caption;
  const check = (rule: string, label: string, used: number, most: number | null, things: string) =>
    platformCheck(platform, { rule, label }, [
      most === null || used <= most
        ? null
        : { message: `${name} takes at most ${most} ${things}.`, place: { kind: "caption" }, field: "caption" },
    ]);
  return [
    check("caption-long", `The text is short enough for ${name}`, caption.length, max, "characters"),
    check("hashtags-many", `${name} takes as many hashtags`, hashtagsIn(caption), maxHashtags, "hashtags"),
    check("mentions-many", `${name} takes as many mentions`, count(caption, /@[\w.]+/g), maxMentions, "mentions"),
  ];
}

/** How many hashtags a platform counts in a text. */
export const hashtagsIn = (caption: string): number => count(caption, /#[\p{L}\p{N}_]+/gu);

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
