import type { Metrics } from "../../platform-metrics.ts";
import type { PublishedPost } from "../../published-post.ts";

/** Every field of a video that can be requested. Source: docs/platforms/tiktok.md#display-api. */
export const VIDEO_FIELDS = [
  "id",
  "create_time",
  "cover_image_url",
  "share_url",
  "video_description",
  "duration",
  "height",
  "width",
  "title",
  "embed_html",
  "embed_link",
  "like_count",
  "comment_count",
  "share_count",
  "view_count",
] as const;

const SHOWN_TEXT = 150;

type VideoObject = Record<(typeof VIDEO_FIELDS)[number], unknown>;

/** A public post as the Display API shows it; `create_time` in seconds, `duration` in seconds. */
export function videoObject(post: PublishedPost, metrics: Metrics, cover: string): VideoObject {
  const first = post.media[0];
  const address = `www.tiktok.com/@${post.accountName}/${post.kind === "video" ? "video" : "photo"}/${post.postId}`;
  const text = post.caption.slice(0, SHOWN_TEXT);
  return {
    id: post.postId,
    create_time: Math.floor(post.createdAt / 1000),
    cover_image_url: cover,
    share_url: `https://${address}?utm_campaign=tt4d_open_api`,
    video_description: text,
    duration: Math.round((first?.durationMs ?? 0) / 1000),
    height: first?.height ?? 0,
    width: first?.width ?? 0,
    title: text,
    embed_html: "",
    embed_link: `https://www.tiktok.com/player/v1/${post.postId}`,
    like_count: metrics.likes,
    comment_count: metrics.comments,
    share_count: metrics.shares,
    view_count: metrics.views,
  };
}
