import type { CheckedMediaFacts, VideoFacts } from "../../media-check/index.ts";
import type { ContainerKind } from "./container-request.ts";

/** A code of docs/platforms/instagram.md#errors with the sentence that goes with it. */
export type InstagramMediaFailure = { code: number; subcode: number; message: string };

export const MAX_IMAGE_BYTES = 8 * 1024 * 1024;
const MAX_REEL_BYTES = 300 * 1000 * 1000;
const MAX_STORY_BYTES = 100 * 1000 * 1000;
const MIN_RATIO = 4 / 5;
const MAX_RATIO = 1.91;
/** A pixel more or less, from rounding, is no other ratio. */
const RATIO_SLACK = 0.005;
/** Measured lengths differ by a frame from the intended ones. */
const SLACK_MS = 50;

export const imageTooLarge: InstagramMediaFailure = {
  code: 36000,
  subcode: 2207004,
  message: "The image is larger than 8 MiB",
};
export const cannotFetch: InstagramMediaFailure = {
  code: 9004,
  subcode: 2207052,
  message: "Only photo or video can be accepted as media type. The media could not be fetched from this URI.",
};

/** Images: JPEG; in the feed 4:5 to 1.91:1. Source: docs/platforms/instagram.md#media. */
export function refuseImage(
  facts: CheckedMediaFacts | null,
  kind: ContainerKind | "cover",
): InstagramMediaFailure | null {
  if (facts?.kind !== "image" || facts.format !== "jpeg") {
    return { code: 36001, subcode: 2207005, message: "The image format is not supported: only JPEG" };
  }
  if (kind === "cover" || kind === "story-image") return null;
  const ratio = facts.width / facts.height;
  const fits = ratio >= MIN_RATIO - RATIO_SLACK && ratio <= MAX_RATIO + RATIO_SLACK;
  return fits ? null : { code: 36003, subcode: 2207009, message: "The aspect ratio is not within 4:5 and 1.91:1" };
}

/** Bytes above which a video is not even downloaded to its end. */
export function maxVideoBytes(kind: ContainerKind): number {
  return kind === "story-video" ? MAX_STORY_BYTES : MAX_REEL_BYTES;
}

/** Reels and carousel videos 3 s to 15 min, stories 3 to 60 s. Source: docs/platforms/instagram.md#media. */
export function refuseVideo(
  facts: CheckedMediaFacts | null,
  { kind, thumbOffsetMs, bytes }: { kind: ContainerKind; thumbOffsetMs: number; bytes: number },
): InstagramMediaFailure | null {
  const complaint = facts?.kind === "video" ? complaintAbout(facts, kind, bytes) : "no video that can be read";
  if (complaint !== null) {
    return { code: 352, subcode: 2207026, message: `The video format is not supported: ${complaint}` };
  }
  return facts?.kind === "video" && thumbOffsetMs > facts.durationMs
    ? { code: 1, subcode: 2207057, message: "The thumbnail offset is beyond the end of the video" }
    : null;
}

function complaintAbout(video: VideoFacts, kind: ContainerKind, bytes: number): string | null {
  const maxMs = kind === "story-video" ? 60_000 : 15 * 60_000;
  const ratio = video.width / video.height;
  const checks: [isWrong: boolean, complaint: string][] = [
    [video.container !== "mp4" && video.container !== "mov", `container ${video.container}, not MP4 or MOV`],
    [video.codec !== "avc" && video.codec !== "hevc", `codec ${video.codec}, not H.264 or HEVC`],
    [video.audioCodec !== null && video.audioCodec !== "aac", `audio codec ${video.audioCodec}, not AAC`],
    [(video.audioSampleRate ?? 0) > 48_000, `audio of ${video.audioSampleRate} Hz, above 48 kHz`],
    [!video.faststart, "moov is not at the front"],
    [video.durationMs < 3000 - SLACK_MS, `${video.durationMs} ms, shorter than 3 s`],
    [video.durationMs > maxMs + SLACK_MS, `${video.durationMs} ms, longer than ${maxMs / 1000} s`],
    [video.frameRate < 22.9 || video.frameRate > 60.5, `${video.frameRate} frames a second, not within 23 and 60`],
    [video.width > 1920, `${video.width} px wide, above 1920`],
    [ratio < 0.01 || ratio > 10, "aspect ratio not within 0.01:1 and 10:1"],
    [(bytes * 8) / (video.durationMs / 1000) > 25_000_000, "more than 25 Mbps"],
  ];
  return checks.find(([isWrong]) => isWrong)?.[1] ?? null;
}
