import type { Metrics } from "../../platform-metrics.ts";
import type { PublishedPost } from "../../published-post.ts";
import { permalink, shortcodeOf } from "./permalink.ts";

/** Every field of a media object that can be requested. Source: docs/platforms/instagram.md#publishing, #insights. */
export const MEDIA_FIELDS = [
  "id",
  "caption",
  "media_type",
  "media_product_type",
  "permalink",
  "shortcode",
  "timestamp",
  "like_count",
  "comments_count",
  "media_url",
  "thumbnail_url",
  "children",
  "username",
] as const;

/** A post as the Graph API shows it. What it has no value for is undefined. */
export function mediaObject(post: PublishedPost, metrics: Metrics): Record<(typeof MEDIA_FIELDS)[number], unknown> {
  const isCarousel = post.kind === "carousel";
  return {
    id: post.postId,
    caption: post.caption === "" ? undefined : post.caption,
    media_type: isCarousel ? "CAROUSEL_ALBUM" : mediaType(post.media[0]?.type),
    media_product_type: productType(post),
    permalink: permalink(post),
    shortcode: shortcodeOf(post.postId),
    timestamp: timestamp(post.createdAt),
    like_count: metrics.likes,
    comments_count: metrics.comments,
    media_url: post.media[0]?.url,
    // Nothing on this machine draws a frame of a video, so a video has no thumbnail.
    thumbnail_url: undefined,
    children: isCarousel ? { data: post.media.map((_, index) => ({ id: childId(post.postId, index) })) } : undefined,
    username: post.accountName,
  };
}

export function productType({ kind }: PublishedPost): "REELS" | "STORY" | "FEED" {
  if (kind === "reel") return "REELS";
  return kind === "story" ? "STORY" : "FEED";
}

function mediaType(type = ""): "IMAGE" | "VIDEO" {
  return type.startsWith("video/") ? "VIDEO" : "IMAGE";
}

function childId(postId: string, index: number): string {
  return (BigInt(postId) + BigInt(index + 1)).toString();
}

/** `2019-09-26T22:36:43+0000`: not ISO to the letter, the colon of the zone is missing. */
export function timestamp(at: number): string {
  return new Date(at).toISOString().replace(/\.\d{3}Z$/, "+0000");
}
