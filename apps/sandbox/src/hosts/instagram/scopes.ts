/**
 * The permissions of an app on a professional account, as the consent page words them.
 * Source: docs/platforms/instagram.md#login.
 */
export const INSTAGRAM_SCOPES = {
  instagram_business_basic: "See your profile and posts",
  instagram_business_content_publish: "Publish posts, reels and stories for you",
  instagram_business_manage_insights: "See how your posts do",
  instagram_business_manage_comments: "Manage comments",
  instagram_business_manage_messages: "Manage messages",
} as const;

export type InstagramScope = keyof typeof INSTAGRAM_SCOPES;

export function isInstagramScope(scope: string): scope is InstagramScope {
  return Object.hasOwn(INSTAGRAM_SCOPES, scope);
}
