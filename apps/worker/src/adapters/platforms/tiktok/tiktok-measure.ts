import { type MetricValues, noValues } from "@vignette/domain/analytics";
import type { MeasuredPost, Measurement } from "../platform-gate.ts";
import type { TikTokCall } from "./tiktok-call.ts";
import { checkOnTikTok } from "./tiktok-check.ts";
import { queryVideos, type TikTokVideo } from "./tiktok-videos.ts";

/** Maximum number of posts per call. Source: docs/platforms/tiktok.md#display-api. */
const BATCH = 20;

/** Metrics of public posts, and ids that TikTok reports only after its review. Posts that are not public have none. */
export async function measureOnTikTok(
  call: TikTokCall,
  accessToken: string,
  posts: readonly MeasuredPost[],
): Promise<Measurement[]> {
  const named = await Promise.all(posts.map(async (post) => ({ post, id: await idOf(call, accessToken, post) })));
  const ids = named.flatMap(({ id }) => id ?? []);
  const videosById = new Map<string, TikTokVideo>();
  for (let at = 0; at < ids.length; at += BATCH) {
    const videos = (await queryVideos(call, accessToken, ids.slice(at, at + BATCH))) ?? [];
    for (const video of videos) videosById.set(video.id, video);
  }
  return named.map(({ post, id }) => {
    const video = id === null ? undefined : videosById.get(id);
    const permalink = video?.share_url ?? null;
    return { targetId: post.targetId, platformPostId: id, permalink, values: video ? valuesOf(video) : null };
  });
}

async function idOf(call: TikTokCall, accessToken: string, post: MeasuredPost): Promise<string | null> {
  if (post.platformPostId !== null || post.receipt.publishId === undefined) return post.platformPostId;
  const outcome = await checkOnTikTok(call, { accessToken, receipt: post.receipt, caption: "", sentAt: null });
  return outcome.type === "published" ? outcome.publication.platformPostId : null;
}

/** TikTok reports neither saves, reach nor watch time. Source: docs/platforms/tiktok.md#display-api. */
function valuesOf(video: TikTokVideo): MetricValues {
  return {
    ...noValues,
    views: video.view_count,
    likes: video.like_count,
    comments: video.comment_count,
    shares: video.share_count,
  };
}
