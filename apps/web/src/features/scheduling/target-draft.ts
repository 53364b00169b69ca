import type { SchedulePostInput } from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";

export type TargetOptions = SchedulePostInput["targets"][number]["options"];
export type TikTokChoices = Extract<TargetOptions, { platform: "tiktok" }>;
export type InstagramChoices = Extract<TargetOptions, { platform: "instagram" }>;

/**
 * What an account starts from. TikTok's audit list forbids choosing for the person: no privacy level, nothing allowed,
 * nothing disclosed; only the AI label follows what we know of the content. Source: contracts §1.12.
 */
export function freshOptions(account: Pick<SocialAccount, "platform">, madeWithAi: boolean): TargetOptions {
  return account.platform === "tiktok"
    ? {
        platform: "tiktok",
        privacyLevel: "",
        allowComment: false,
        allowDuet: false,
        allowStitch: false,
        disclose: false,
        yourBrand: false,
        brandedContent: false,
        aiGenerated: madeWithAi,
        photoTitle: "",
        autoAddMusic: true,
      }
    : { platform: "instagram", shareToFeed: true, altTexts: [] };
}
