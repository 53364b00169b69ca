import { type CheckOutcome, failureOf } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import type { PublishJob } from "../platform.ts";
import { unreachable } from "../wire/unreachable.ts";
import { type TikTokCall, tiktokHarmless } from "./tiktok-call.ts";
import { findByCaption, queryVideos } from "./tiktok-videos.ts";

type CheckedJob = Pick<PublishJob, "accessToken" | "receipt" | "caption" | "sentAt">;

/** Reads the status of the publish; without a publish_id, looks for the post itself. */
export async function checkOnTikTok(call: TikTokCall, job: CheckedJob): Promise<CheckOutcome> {
  const publishId = job.receipt.publishId;
  return publishId === undefined ? await lookForPost(call, job) : await askStatus(call, job.accessToken, publishId);
}

/** Ids are numbers beyond 2^53, which are parsed as strings. */
const Status = z.object({
  status: z.string(),
  fail_reason: z._default(z.string(), ""),
  publicaly_available_post_id: z._default(z.array(z.coerce.string()), []),
});

/** Source: docs/platforms/tiktok.md#post-status. The id comes late or, for posts that only the owner can see, never. */
async function askStatus(call: TikTokCall, accessToken: string, publishId: string): Promise<CheckOutcome> {
  const answer = await call(accessToken, "/v2/post/publish/status/fetch/", { publish_id: publishId });
  if (answer.type !== "ok") return mere(tiktokHarmless(answer));
  const status = Status.safeParse(answer.data);
  if (!status.success) return unreachable("unclear");
  switch (status.data.status) {
    case "PUBLISH_COMPLETE":
      return { type: "published", publication: await publicationOf(call, accessToken, status.data) };
    case "FAILED":
      return { type: "rejected", failure: failureOf("tiktok", status.data.fail_reason || "failed") };
    default:
      return { type: "pending" };
  }
}

async function publicationOf(call: TikTokCall, accessToken: string, status: z.infer<typeof Status>) {
  const platformPostId = status.publicaly_available_post_id[0] ?? null;
  const [video] = platformPostId === null ? [] : ((await queryVideos(call, accessToken, [platformPostId])) ?? []);
  return { platformPostId, permalink: video?.share_url ?? null };
}

/** Without an id only a post that is found counts. A missing one proves nothing: private posts are not listed. */
async function lookForPost(call: TikTokCall, job: CheckedJob): Promise<CheckOutcome> {
  const video = await findByCaption(call, job.accessToken, { caption: job.caption, sentAt: job.sentAt });
  if (video === null || !("id" in video)) return video === null ? { type: "pending" } : mere(video);
  return { type: "published", publication: { platformPostId: video.id, permalink: video.share_url } };
}

/** A refused status call says nothing about the post. */
function mere(outcome: ReturnType<typeof tiktokHarmless>): CheckOutcome {
  return outcome.type === "rejected" ? unreachable({ said: outcome.failure.code }) : outcome;
}
