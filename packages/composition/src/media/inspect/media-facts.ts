import type { Orientation } from "@vignette/domain/media";

/** The kinds of files that are taken, by what is in them. */
export type ContainerFormat =
  | ("jpeg" | "png" | "gif" | "webp" | "avif")
  | ("mp4" | "mov" | "webm" | "mkv")
  | ("wav" | "mp3" | "aac" | "ogg" | "flac");

/** What a file really holds, regardless of its name. */
export type MediaFacts = {
  kind: "image" | "video" | "sound";
  container: ContainerFormat;
  /** RFC 6381 strings; null where there is no such track. */
  videoCodec: string | null;
  audioCodec: string | null;
  /** As displayed: upright, with square pixels. 0 for sound. */
  width: number;
  height: number;
  /** 0 for a still picture; of animated ones (GIF, WebP, AVIF) only the first frame is used. */
  durationMs: number;
  /** Frames a second on average at the beginning; 0 where there is no video. */
  frameRate: number;
  hasSound: boolean;
  /** Hz; 0 without sound. */
  sampleRate: number;
  bytes: number;
  /**
   * How the stored picture must be rotated to be upright: 1 to 8 as EXIF counts (TIFF 6.0, tag 274). 1: it is upright.
   */
  orientation: Orientation;
};

/** Why a file is refused, for code. */
export type MediaRefusalReason =
  /** No bytes at all. */
  | "empty"
  /** Neither picture, video nor sound. */
  | "unknown-type"
  /** A kind of media that is not supported: SVG, HEIC, TIFF, PDF, … */
  | "unsupported-type"
  /** It is truncated. */
  | "truncated"
  /** It contradicts itself, or nothing can be decoded from it. */
  | "damaged"
  /** A picture of no width or height. */
  | "no-size"
  /** More pixels than are decoded here (`MEDIA_LIMITS`). */
  | "too-large"
  /** Longer than allowed (`MEDIA_LIMITS`). */
  | "too-long"
  /** A container with neither picture nor sound in it. */
  | "no-tracks"
  /** It has no frame that can be decoded without a missing one. */
  | "no-key-frame"
  /** A codec that cannot be decoded here; `detail` names it. */
  | "unsupported-codec"
  /** Protected against copying. */
  | "encrypted"
  /** The inspection took too long. */
  | "timed-out";

export type MediaRefusal = {
  kind: "refused";
  reason: MediaRefusalReason;
  /** For the log; the caller words the message for users. */
  detail: string;
};

/** Limits besides `PICTURE_LIMITS`, our own choice: 8K video, and an hour to cut from. */
export const MEDIA_LIMITS = {
  videoPixels: 7680 * 4320,
  durationMs: 3_600_000,
} as const;

/** Thrown while a file is inspected; `inspectMedia` returns it. */
export class MediaRefused extends Error {
  readonly reason: MediaRefusalReason;

  constructor(reason: MediaRefusalReason, detail: string) {
    super(detail);
    this.reason = reason;
  }
}
