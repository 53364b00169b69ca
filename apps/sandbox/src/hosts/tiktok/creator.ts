import type { PlatformSettings } from "../../platform-settings.ts";
import type { TiktokAccount } from "./accounts.ts";
import { TiktokError } from "./envelope.ts";
import type { PrivacyLevel } from "./post-request.ts";
import type { TiktokPublishes } from "./publishes.ts";

/** Drafts that may wait in an inbox within 24 hours. Source: docs/platforms/tiktok.md#inbox-draft. */
const MAX_PENDING_DRAFTS = 5;

export function creatorInfo(account: TiktokAccount, avatarUrl: string) {
  return {
    creator_avatar_url: avatarUrl,
    creator_username: account.username,
    creator_nickname: account.displayName,
    privacy_level_options: privacyOptions(account),
    comment_disabled: false,
    duet_disabled: account.isPrivate,
    stitch_disabled: account.isPrivate,
    max_video_post_duration_sec: account.maxSeconds,
  };
}

/** What this creator may choose from. Source: docs/platforms/tiktok.md#creator-info. */
function privacyOptions(account: TiktokAccount): PrivacyLevel[] {
  return account.isPrivate
    ? ["FOLLOWER_OF_CREATOR", "MUTUAL_FOLLOW_FRIENDS", "SELF_ONLY"]
    : ["PUBLIC_TO_EVERYONE", "MUTUAL_FOLLOW_FRIENDS", "SELF_ONLY"];
}

type Facts = { account: TiktokAccount; publishes: TiktokPublishes; settings: PlatformSettings };

/** Throws spam_risk_too_many_posts at the cap; `status` is 200 for creator_info, 403 for an init. */
export function checkDailyCap({ account, publishes, settings }: Facts, status: 200 | 403): void {
  if (publishes.countLastDay(account.openId, "direct") < settings.tiktokDailyPosts) return;
  throw new TiktokError(status, "spam_risk_too_many_posts", "The daily post cap of this creator is reached.");
}

export function checkDraftCap({ account, publishes }: Facts): void {
  if (publishes.countLastDay(account.openId, "inbox") < MAX_PENDING_DRAFTS) return;
  throw new TiktokError(403, "spam_risk_too_many_pending_share", "Too many drafts wait in the inbox.");
}

type Choice = { privacy_level: PrivacyLevel; brand_content_toggle?: boolean | undefined };

/** Throws unless this creator, through this app, may post with this privacy. */
export function checkPrivacy(choice: Choice, account: TiktokAccount, settings: PlatformSettings): void {
  if (!privacyOptions(account).includes(choice.privacy_level)) {
    throw new TiktokError(403, "privacy_level_option_mismatch", "privacy_level is not one of privacy_level_options.");
  }
  if (!settings.tiktokAudited && !(account.isPrivate && choice.privacy_level === "SELF_ONLY")) {
    throw new TiktokError(
      403,
      "unaudited_client_can_only_post_to_private_accounts",
      "Unaudited clients can only post SELF_ONLY to private accounts.",
    );
  }
  if (choice.brand_content_toggle && choice.privacy_level === "SELF_ONLY") {
    throw new TiktokError(400, "invalid_param", "post_info: branded content cannot be private.");
  }
}
