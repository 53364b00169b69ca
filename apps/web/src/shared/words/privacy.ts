import { m } from "@vignette/messages";

const labels: Record<string, string> = {
  PUBLIC_TO_EVERYONE: m.domain_privacy_everyone(),
  MUTUAL_FOLLOW_FRIENDS: m.domain_privacy_friends(),
  FOLLOWER_OF_CREATOR: m.domain_privacy_followers(),
  SELF_ONLY: m.domain_privacy_only_me(),
};

/** TikTok's privacy level in words; a level that we don't know keeps its code. Source: docs/experience.md#composer. */
export const privacyText = (level: string): string => labels[level] ?? level;
