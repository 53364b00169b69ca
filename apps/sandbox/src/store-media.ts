import type { CheckedMediaFacts } from "./media-check/index.ts";
import type { PublishedFile, PublishedPosts } from "./published-post.ts";

const VIDEO_TYPES = { mp4: "video/mp4", mov: "video/quicktime", webm: "video/webm", mkv: "video/x-matroska" };

/** Stores media under the type that its bytes have, with the size and duration that were measured. */
export function storeMedia(posts: PublishedPosts, bytes: Uint8Array, facts: CheckedMediaFacts): PublishedFile {
  const { width, height } = facts;
  return facts.kind === "video"
    ? { ...posts.keep({ type: VIDEO_TYPES[facts.container], bytes }), width, height, durationMs: facts.durationMs }
    : { ...posts.keep({ type: `image/${facts.format}`, bytes }), width, height };
}
