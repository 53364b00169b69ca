import type { InstagramOptions } from "@vignette/domain/scheduling";
import type { PublishJob } from "../platform.ts";

type Fields = Record<string, string>;

/** The fields of a post with one file, or of a whole carousel. Source: docs/platforms/instagram.md#containers. */
export function containerFields(job: PublishJob, children: readonly string[] = []): Fields {
  const options = instagramOptions(job);
  const url = job.urls[0] ?? "";
  if (options.placement === "story") return storyFields(job, options, url);
  const shared = { caption: job.caption, ...collaborators(options), ...aiLabel(options) };
  if (children.length > 0) return { media_type: "CAROUSEL", children: children.join(","), ...shared };
  if (job.media === "video") return { media_type: "REELS", video_url: url, ...shared, ...reelFields(job, options) };
  return { image_url: url, ...shared, ...altText(options, 0), ...tags(options, 0, true) };
}

/** The fields of one slide of a carousel. Caption, collaborators and AI label belong to the carousel. */
export function slideFields(job: PublishJob, index: number): Fields {
  const options = instagramOptions(job);
  const url = job.urls[index] ?? "";
  return { image_url: url, is_carousel_item: "true", ...altText(options, index), ...tags(options, index, true) };
}

/** A story has no caption, no collaborators and no alt text. */
function storyFields(job: PublishJob, options: InstagramOptions, url: string): Fields {
  const isVideo = job.media === "video";
  const tagged = tags(options, isVideo ? 0 : options.storySlide, !isVideo);
  return { media_type: "STORIES", [isVideo ? "video_url" : "image_url"]: url, ...tagged, ...aiLabel(options) };
}

/** A cover picture takes precedence over a cover frame. People tagged in a video have no position. */
function reelFields(job: PublishJob, options: InstagramOptions): Fields {
  const cover: Fields =
    job.coverUrl !== null
      ? { cover_url: job.coverUrl }
      : options.coverMs !== null
        ? { thumb_offset: String(options.coverMs) }
        : {};
  return {
    share_to_feed: String(options.shareToFeed),
    ...cover,
    ...(options.audioName !== "" && { audio_name: options.audioName }),
    ...tags(options, 0, false),
  };
}

const collaborators = ({ collaborators: names }: InstagramOptions): Fields =>
  names.length > 0 ? { collaborators: JSON.stringify(names) } : {};

/** Known only from other clients, not from Instagram's documentation: sent only if the user chose it. */
const aiLabel = ({ aiGenerated }: InstagramOptions): Fields => (aiGenerated ? { is_ai_generated: "true" } : {});

function altText({ altTexts }: InstagramOptions, slide: number): Fields {
  const text = altTexts[slide] ?? "";
  return text === "" ? {} : { alt_text: text };
}

function tags({ userTags }: InstagramOptions, slide: number, hasPlaces: boolean): Fields {
  const own = userTags.filter((tag) => tag.slide === slide);
  const wire = own.map(({ username, x, y }) => (hasPlaces ? { username, x, y } : { username }));
  return wire.length > 0 ? { user_tags: JSON.stringify(wire) } : {};
}

function instagramOptions({ options }: PublishJob): InstagramOptions {
  if (options.platform !== "instagram") throw new TypeError("These are not Instagram's options.");
  return options;
}
