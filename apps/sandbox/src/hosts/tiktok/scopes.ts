/**
 * The permissions of an app on a TikTok account, as the consent page words them.
 * Source: docs/platforms/tiktok.md#login.
 */
export const TIKTOK_SCOPES = {
  "user.info.basic": "See your name and picture",
  "user.info.profile": "See your profile",
  "user.info.stats": "See your follower and like counts",
  "video.list": "See your public videos",
  "video.upload": "Put drafts into your inbox",
  "video.publish": "Post videos and photos for you",
} as const;

export type TiktokScope = keyof typeof TIKTOK_SCOPES;

export function isTiktokScope(scope: string): scope is TiktokScope {
  return Object.hasOwn(TIKTOK_SCOPES, scope);
}
