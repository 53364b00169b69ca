import type { Platform, SocialAccount } from "./account.ts";

/** A permission that the owner grants on a platform's own page, as text, and what does not work without it. */
export type Permission = { scope: string; allows: string; without: string; needed: boolean };

/**
 * The permissions that we request. Without the optional ones, posting still works. Source:
 * docs/platforms/tiktok.md#login, docs/platforms/instagram.md#login.
 */
export const permissions: Record<Platform, readonly Permission[]> = {
  tiktok: [
    { scope: "video.publish", allows: "Post for you", without: "Nothing can be posted.", needed: true },
    {
      scope: "user.info.basic",
      allows: "See your name and picture",
      without: "The account shows no name.",
      needed: true,
    },
    {
      scope: "user.info.profile",
      allows: "See your @name",
      without: "The account goes by its display name here.",
      needed: false,
    },
    {
      scope: "video.list",
      allows: "Count views and likes of your videos",
      without: "Analyze stays empty for this account, and posts are shown without a link.",
      needed: false,
    },
  ],
  instagram: [
    {
      scope: "instagram_business_content_publish",
      allows: "Post for you",
      without: "Nothing can be posted.",
      needed: true,
    },
    {
      scope: "instagram_business_basic",
      allows: "See your name and your posts",
      without: "We can't renew the connection automatically.",
      needed: true,
    },
    {
      scope: "instagram_business_manage_insights",
      allows: "Count views and reach of your posts",
      without: "Analyze stays empty for this account.",
      needed: false,
    },
    {
      scope: "instagram_business_manage_comments",
      allows: "Write the first comment",
      without: "First comments are not posted.",
      needed: false,
    },
  ],
};

/** What an account's owner did not allow. */
export function missingPermissions({
  platform,
  scopes,
}: Pick<SocialAccount, "platform" | "scopes">): readonly Permission[] {
  return permissions[platform].filter(({ scope }) => !scopes.includes(scope));
}
