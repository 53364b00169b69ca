import type { CheckedMediaFacts } from "../../media-check/index.ts";

/** Values of `fail_reason` that a look at the media can give. Source: docs/platforms/tiktok.md#post-status. */
export type TiktokMediaFailure =
  | "file_format_check_failed"
  | "duration_check_failed"
  | "frame_rate_check_failed"
  | "picture_size_check_failed";

const VIDEO_CODECS = ["avc", "hevc", "vp8", "vp9"];
const MIN_SIDE_PX = 360;
const MAX_SIDE_PX = 4096;
/** Counted rates wobble in the decimals: 60 fps is measured as 60.02. */
const MIN_FPS = 22.9;
const MAX_FPS = 60.5;
const MAX_PHOTO_SHORT_SIDE_PX = 1080;

/**
 * Limits of a video; `maxSeconds` is the creator's own. Source: docs/platforms/tiktok.md#limits-of-accounts-and-media.
 */
export function refuseVideo(facts: CheckedMediaFacts | null, maxSeconds: number): TiktokMediaFailure | null {
  if (facts?.kind !== "video" || facts.container === "mkv") return "file_format_check_failed";
  if (!VIDEO_CODECS.includes(facts.codec)) return "file_format_check_failed";
  if (facts.durationMs > maxSeconds * 1000) return "duration_check_failed";
  const [short, long] = sides(facts);
  if (short < MIN_SIDE_PX || long > MAX_SIDE_PX) return "picture_size_check_failed";
  if (facts.frameRate < MIN_FPS || facts.frameRate > MAX_FPS) return "frame_rate_check_failed";
  return null;
}

/** Limits of a photo: JPEG or WebP, at most "1080p". Source: docs/platforms/tiktok.md#photo-post. */
export function refusePhoto(facts: CheckedMediaFacts | null): TiktokMediaFailure | null {
  if (facts?.kind !== "image" || (facts.format !== "jpeg" && facts.format !== "webp"))
    return "file_format_check_failed";
  return sides(facts)[0] > MAX_PHOTO_SHORT_SIDE_PX ? "picture_size_check_failed" : null;
}

function sides({ width, height }: CheckedMediaFacts): [short: number, long: number] {
  return [Math.min(width, height), Math.max(width, height)];
}
