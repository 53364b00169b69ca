import { type Instant, seconds } from "@vignette/domain/kernel";
import type { Rejected, Unreachable } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import { type TikTokCall, tiktokHarmless } from "./tiktok-call.ts";

const Count = z._default(z.nullable(z.number()), null);

/**
 * A public video or photo post. A count is null if TikTok does not report it. Source:
 * docs/platforms/tiktok.md#display-api.
 */
export const TikTokVideo = z.object({
  id: z.coerce.string(),
  create_time: z._default(z.number(), 0),
  title: z._default(z.string(), ""),
  video_description: z._default(z.string(), ""),
  share_url: z._default(z.nullable(z.string()), null),
  view_count: Count,
  like_count: Count,
  comment_count: Count,
  share_count: Count,
});
export type TikTokVideo = z.infer<typeof TikTokVideo>;

const Videos = z.object({ videos: z._default(z.array(TikTokVideo), []) });
const FIELDS = "id,create_time,title,video_description,share_url,view_count,like_count,comment_count,share_count";
/** Maximum number of posts per call. Source: docs/platforms/tiktok.md#display-api. */
const MOST = 20;
/** Length to which TikTok truncates texts, in UTF-16 units. */
const SHOWN = 150;
/** Tolerates differing clocks: posts are dated by TikTok. */
const CLOCK_TOLERANCE = seconds(60);

/** Up to 20 posts by id; those that TikTok does not list are missing. Null if it did not answer. */
export async function queryVideos(call: TikTokCall, accessToken: string, ids: readonly string[]) {
  const body = { filters: { video_ids: ids.slice(0, MOST) } };
  const answer = await call(accessToken, `/v2/video/query/?fields=${FIELDS}`, body);
  const found = answer.type === "ok" ? Videos.safeParse(answer.data) : null;
  return found?.success ? found.data.videos : null;
}

/**
 * The post that was created after `sentAt` with exactly this caption; null if there is none, or none that is public.
 * Never "the latest": a post that the owner published manually is not ours. An empty caption identifies nothing.
 */
export async function findByCaption(
  call: TikTokCall,
  accessToken: string,
  { caption, sentAt }: { caption: string; sentAt: Instant | null },
): Promise<TikTokVideo | null | Unreachable | Rejected> {
  if (caption.trim() === "" || sentAt === null) return null;
  const answer = await call(accessToken, `/v2/video/list/?fields=${FIELDS}`, { max_count: MOST });
  if (answer.type !== "ok") return tiktokHarmless(answer);
  const list = Videos.safeParse(answer.data);
  if (!list.success) return null;
  const wanted = caption.slice(0, SHOWN).trim();
  const since = sentAt - CLOCK_TOLERANCE;
  return (
    list.data.videos.find(
      (video) =>
        video.create_time * 1000 >= since &&
        [video.video_description, video.title].some((shown) => shown.slice(0, SHOWN).trim() === wanted),
    ) ?? null
  );
}
