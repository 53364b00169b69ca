import type { PublishedPost } from "../../published-post.ts";
import type { TiktokAccount } from "./accounts.ts";
import type { PrivacyLevel } from "./post-request.ts";
import type { Publish } from "./publishes.ts";

type Release = { postId: string; completeAt: number; moderationMs: number };
type Post = Omit<PublishedPost, "media">;

const VISIBILITY: Record<PrivacyLevel, PublishedPost["visibility"]> = {
  PUBLIC_TO_EVERYONE: "public",
  MUTUAL_FOLLOW_FRIENDS: "friends",
  FOLLOWER_OF_CREATOR: "followers",
  SELF_ONLY: "private",
};

/** The post that a direct publish leads to; a draft in the inbox leads to none until its owner acts in the app. */
export function toPost({ request }: Publish, account: TiktokAccount, release: Release): Post | null {
  const content = contentOf(request);
  if (content === null) return null;
  const visibility = VISIBILITY[content.privacyLevel];
  return {
    platform: "tiktok",
    accountId: account.openId,
    accountName: account.username,
    postId: release.postId,
    kind: content.kind,
    caption: content.caption,
    visibility,
    createdAt: release.completeAt,
    publicAt: visibility === "public" ? release.completeAt + release.moderationMs : null,
  };
}

function contentOf(
  request: Publish["request"],
): { kind: PublishedPost["kind"]; caption: string; privacyLevel: PrivacyLevel } | null {
  if (request.mode === "inbox") return null;
  if (request.kind === "video") {
    const { title = "", privacy_level } = request.init.post_info;
    return { kind: "video", caption: title, privacyLevel: privacy_level };
  }
  if (request.init.post_mode !== "DIRECT_POST") return null;
  const { title = "", description = "", privacy_level } = request.init.post_info;
  return {
    kind: request.init.source_info.photo_images.length > 1 ? "carousel" : "photo",
    caption: [title, description].filter(Boolean).join("\n"),
    privacyLevel: privacy_level,
  };
}
