import { maxUtf16Units } from "@vignette/domain/kernel";
import * as z from "zod/mini";

const flag = z.optional(z.boolean());
const PrivacyLevel = z.enum(["PUBLIC_TO_EVERYONE", "MUTUAL_FOLLOW_FRIENDS", "FOLLOWER_OF_CREATOR", "SELF_ONLY"]);
export type PrivacyLevel = z.infer<typeof PrivacyLevel>;

const pullVideo = z.object({ source: z.literal("PULL_FROM_URL"), video_url: z.string() });
const uploadVideo = z.object({
  source: z.literal("FILE_UPLOAD"),
  video_size: z.int().check(z.positive()),
  chunk_size: z.int().check(z.positive()),
  total_chunk_count: z.int().check(z.positive()),
});
const VideoSource = z.discriminatedUnion("source", [pullVideo, uploadVideo]);

/** Lengths are UTF-16 code units. Sources: docs/platforms/tiktok.md#video-post, #inbox-draft, #photo-post. */
export const VideoInit = z.object({
  post_info: z.object({
    title: z.optional(z.string().check(...maxUtf16Units(2200))),
    privacy_level: PrivacyLevel,
    disable_duet: flag,
    disable_stitch: flag,
    disable_comment: flag,
    video_cover_timestamp_ms: z.optional(z.int().check(z.minimum(0))),
    brand_content_toggle: flag,
    brand_organic_toggle: flag,
    is_aigc: flag,
  }),
  source_info: VideoSource,
});
export type VideoInit = z.infer<typeof VideoInit>;

export const InboxInit = z.object({ source_info: VideoSource });
export type InboxInit = z.infer<typeof InboxInit>;

const photoSource = z.object({
  source: z.literal("PULL_FROM_URL"),
  photo_images: z.array(z.string()).check(z.minLength(1), z.maxLength(35)),
  photo_cover_index: z.int().check(z.minimum(0)),
});
const photoText = {
  title: z.optional(z.string().check(...maxUtf16Units(90))),
  description: z.optional(z.string().check(...maxUtf16Units(4000))),
};
const directPhoto = z.object({
  media_type: z.literal("PHOTO"),
  post_mode: z.literal("DIRECT_POST"),
  post_info: z.object({
    ...photoText,
    privacy_level: PrivacyLevel,
    disable_comment: flag,
    auto_add_music: flag,
    brand_content_toggle: flag,
    brand_organic_toggle: flag,
  }),
  source_info: photoSource,
});
const draftPhoto = z.object({
  media_type: z.literal("PHOTO"),
  post_mode: z.literal("MEDIA_UPLOAD"),
  post_info: z.optional(z.object(photoText)),
  source_info: photoSource,
});

export const PhotoInit = z.discriminatedUnion("post_mode", [directPhoto, draftPhoto]);
export type PhotoInit = z.infer<typeof PhotoInit>;
