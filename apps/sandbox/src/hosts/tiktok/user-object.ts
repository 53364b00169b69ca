import type { TiktokAccount } from "./accounts.ts";
import type { TiktokScope } from "./scopes.ts";

/** Which scope each field of user/info needs. Source: docs/platforms/tiktok.md#login, #display-api. */
export const USER_FIELD_SCOPES: Record<string, TiktokScope> = {
  open_id: "user.info.basic",
  union_id: "user.info.basic",
  avatar_url: "user.info.basic",
  avatar_url_100: "user.info.basic",
  avatar_large_url: "user.info.basic",
  display_name: "user.info.basic",
  bio_description: "user.info.profile",
  profile_deep_link: "user.info.profile",
  is_verified: "user.info.profile",
  username: "user.info.profile",
  follower_count: "user.info.stats",
  following_count: "user.info.stats",
  likes_count: "user.info.stats",
  video_count: "user.info.stats",
};

/** A user with every field; `likes` are the likes of each public post. */
export function userObject(account: TiktokAccount, likes: number[], sandboxOrigin: string): Record<string, unknown> {
  const avatar = `${sandboxOrigin}/__avatar/tiktok/${account.openId}`;
  return {
    open_id: account.openId,
    union_id: `union-${account.openId}`,
    avatar_url: avatar,
    avatar_url_100: avatar,
    avatar_large_url: avatar,
    display_name: account.displayName,
    bio_description: "",
    profile_deep_link: `https://www.tiktok.com/@${account.username}`,
    is_verified: false,
    username: account.username,
    follower_count: account.followers,
    following_count: 40,
    likes_count: likes.reduce((sum, count) => sum + count, 0),
    video_count: likes.length,
  };
}
