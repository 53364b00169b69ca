const labels: Record<string, string> = {
  PUBLIC_TO_EVERYONE: "Everyone",
  MUTUAL_FOLLOW_FRIENDS: "Friends",
  FOLLOWER_OF_CREATOR: "Followers",
  SELF_ONLY: "Only me",
};

/** Visible to the account's owner alone: TikTok's word for it. Source: docs/platforms/tiktok.md#creator-info. */
export const ONLY_ME = "SELF_ONLY";

/**
 * TikTok's privacy level in a person's words; a level we do not know keeps its code.
 * Source: docs/experience.md#composer.
 */
export function privacyLabel(level: string): string {
  return labels[level] ?? level;
}
