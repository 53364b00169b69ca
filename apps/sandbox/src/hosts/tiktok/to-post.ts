import type { PublishedPost } from "../../published-post.ts";
import type { TiktokAccount } from "./accounts.ts";
import type { PrivacyLevel } from "./post-request.ts";
import type { Publish } from "./publishes.ts";

type Release = { postId: string; completeAt: number; moderationMs: number };
type Post = Omit<PublishedPost, "media">;
type Content = { kind: PublishedPost["kind"]; caption: string; info: Info; said: Record<string, unknown> };
type Info = {
  privacy_level: PrivacyLevel;
  is_aigc?: boolean | undefined;
  brand_content_toggle?: boolean | undefined;
  brand_organic_toggle?: boolean | undefined;
};

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
  const visibility = VISIBILITY[content.info.privacy_level];
  return {
    platform: "tiktok",
    accountId: account.openId,
    accountName: account.username,
    postId: release.postId,
    kind: content.kind,
    caption: content.caption,
    visibility,
    labels: labelsOf(content.info),
    createdAt: release.completeAt,
    publicAt: visibility === "public" ? release.completeAt + release.moderationMs : null,
    said: content.said,
  };
}

function contentOf(request: Publish["request"]): Content | null {
  if (request.mode === "inbox") return null;
  if (request.kind === "video") {
    const info = request.init.post_info;
    return { kind: "video", caption: info.title ?? "", info, said: info };
  }
  if (request.init.post_mode !== "DIRECT_POST") return null;
  const info = request.init.post_info;
  return {
    kind: request.init.source_info.photo_images.length > 1 ? "carousel" : "photo",
    caption: [info.title, info.description].filter(Boolean).join("\n"),
    info,
    said: { ...info, photo_cover_index: request.init.source_info.photo_cover_index },
  };
}

/** "Paid partnership" covers both kinds of brand. Source: docs/platforms/tiktok.md#audit-list. */
function labelsOf(info: Info): PublishedPost["labels"] {
  const brand = info.brand_content_toggle ? "paid-partnership" : info.brand_organic_toggle ? "promotional" : null;
  return [...(info.is_aigc ? ["ai-generated" as const] : []), ...(brand === null ? [] : ([brand] as const))];
}
