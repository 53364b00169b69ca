import { type Instant, seconds } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import type { InstagramCall } from "./instagram-call.ts";

const Media = z.object({
  id: z.coerce.string(),
  caption: z._default(z.string(), ""),
  permalink: z._default(z.nullable(z.string()), null),
  /** `2019-09-26T22:36:43+0000`: no colon in the offset, so not strictly ISO. */
  timestamp: z._default(z.string(), ""),
});
type Media = z.infer<typeof Media>;
const MediaList = z.object({ data: z.array(Media) });

const FIELDS = "id,caption,permalink,timestamp";
/** Tolerates differing clocks: posts are dated by Instagram. */
const CLOCK_TOLERANCE = seconds(60);

/** A published post, or null if it cannot be read. */
export async function mediaOf(call: InstagramCall, accessToken: string, id: string): Promise<Media | null> {
  const answer = await call(accessToken, "GET", id, { fields: FIELDS });
  const media = answer.type === "ok" ? Media.safeParse(answer.body) : null;
  return media?.success ? media.data : null;
}

/**
 * The post of a container that is known to be published: the only one with its caption since it was sent; else null.
 * An empty caption identifies nothing.
 */
export async function findByCaption(
  call: InstagramCall,
  job: { accessToken: string; platformAccountId: string; caption: string; sentAt: Instant | null },
): Promise<Media | null> {
  const { sentAt } = job;
  if (sentAt === null || job.caption.trim() === "") return null;
  const answer = await call(job.accessToken, "GET", `${job.platformAccountId}/media`, { fields: FIELDS, limit: "50" });
  const list = answer.type === "ok" ? MediaList.safeParse(answer.body) : null;
  if (!list?.success) return null;
  const since = sentAt - CLOCK_TOLERANCE;
  const ours = list.data.data.filter(
    (media) => timeOf(media.timestamp) >= since && media.caption.trim() === job.caption.trim(),
  );
  return ours.length === 1 ? (ours[0] ?? null) : null;
}

/** Milliseconds since the epoch; NaN if the text is not a timestamp. */
export function timeOf(timestamp: string): number {
  return Date.parse(timestamp.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"));
}
