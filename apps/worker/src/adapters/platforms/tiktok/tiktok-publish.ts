import { type CommitOutcome, choiceGone, type PrepareOutcome, type TikTokOptions } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import type { PublishJob } from "../platform.ts";
import { askCreatorInfo } from "./creator-info.ts";
import { type TikTokCall, tiktokHarmless, tiktokNo, tiktokSilence } from "./tiktok-call.ts";

/**
 * Reads the account's options again: a stored choice that is no longer available stops the post. Source:
 * docs/platforms/tiktok.md#audit-list.
 */
export async function prepareOnTikTok(call: TikTokCall, job: PublishJob): Promise<PrepareOutcome> {
  const answer = await askCreatorInfo(call, job.accessToken);
  if (answer.type !== "creator") return tiktokHarmless(answer);
  const failure = choiceGone(optionsOf(job), answer.creator, { kind: job.media, durationMs: job.durationMs });
  return failure ? { type: "rejected", failure } : { type: "ready", receipt: {} };
}

const Begun = z.object({ publish_id: z.string().check(z.minLength(1)) });

/**
 * Sends the links to TikTok, which downloads the files and publishes the post. No answer leaves the outcome open.
 * Source: docs/platforms/tiktok.md#post-status.
 */
export async function commitOnTikTok(call: TikTokCall, job: PublishJob): Promise<CommitOutcome> {
  const path = job.media === "video" ? "/v2/post/publish/video/init/" : "/v2/post/publish/content/init/";
  const answer = await call(job.accessToken, path, job.media === "video" ? videoInit(job) : photoInit(job));
  if (answer.type === "ok") {
    const begun = Begun.safeParse(answer.data);
    return begun.success
      ? { type: "accepted", receipt: { publishId: begun.data.publish_id } }
      : { type: "lost", why: "unclear" };
  }
  return tiktokNo(answer) ?? { type: "lost", why: tiktokSilence(answer) };
}

/** Source: docs/platforms/tiktok.md#video-post. */
function videoInit(job: PublishJob) {
  const options = optionsOf(job);
  return {
    post_info: {
      title: job.caption,
      ...audienceOf(options),
      disable_duet: !options.allowDuet,
      disable_stitch: !options.allowStitch,
      is_aigc: options.aiGenerated,
      ...(options.coverMs !== null && { video_cover_timestamp_ms: options.coverMs }),
    },
    source_info: { source: "PULL_FROM_URL", video_url: job.urls[0] },
  };
}

/** Source: docs/platforms/tiktok.md#photo-post. TikTok has no AI label for photos. */
function photoInit(job: PublishJob) {
  const options = optionsOf(job);
  return {
    media_type: "PHOTO",
    post_mode: "DIRECT_POST",
    post_info: {
      ...(options.photoTitle !== "" && { title: options.photoTitle }),
      description: job.caption,
      ...audienceOf(options),
      auto_add_music: options.autoAddMusic,
    },
    source_info: { source: "PULL_FROM_URL", photo_images: job.urls, photo_cover_index: options.photoCover },
  };
}

function audienceOf(options: TikTokOptions) {
  return {
    privacy_level: options.privacyLevel,
    disable_comment: !options.allowComment,
    brand_content_toggle: options.disclose && options.brandedContent,
    brand_organic_toggle: options.disclose && options.yourBrand,
  };
}

function optionsOf({ options }: PublishJob): TikTokOptions {
  if (options.platform !== "tiktok") throw new TypeError("These are not TikTok's options.");
  return options;
}
