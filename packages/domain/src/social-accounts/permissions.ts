import type { Platform, SocialAccount } from "./account.ts";

/** A permission that the owner grants on a platform's own page. Without a needed one nothing is posted. */
export type Permission = { scope: Scope; needed: boolean };

export type Scope =
  | "video.publish"
  | "user.info.basic"
  | "user.info.profile"
  | "video.list"
  | "instagram_business_content_publish"
  | "instagram_business_basic"
  | "instagram_business_manage_insights"
  | "instagram_business_manage_comments";

/**
 * The permissions that we request. Without the optional ones, posting still works. Source:
 * docs/platforms/tiktok.md#login, docs/platforms/instagram.md#login.
 */
export const permissions: Record<Platform, readonly Permission[]> = {
  tiktok: [
    { scope: "video.publish", needed: true },
    {
      scope: "user.info.basic",
      needed: true,
    },
    {
      scope: "user.info.profile",
      needed: false,
    },
    {
      scope: "video.list",
      needed: false,
    },
  ],
  instagram: [
    {
      scope: "instagram_business_content_publish",
      needed: true,
    },
    {
      scope: "instagram_business_basic",
      needed: true,
    },
    {
      scope: "instagram_business_manage_insights",
      needed: false,
    },
    {
      scope: "instagram_business_manage_comments",
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
