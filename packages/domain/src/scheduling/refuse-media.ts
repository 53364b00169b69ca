import type { AssetFile } from "../assets/index.ts";
import { Refusal } from "../kernel/index.ts";
import { type Platform, platformNames, rulesOf } from "../social-accounts/index.ts";

type PlannedFile = Pick<AssetFile, "type" | "bytes" | "width" | "height" | "durationMs">;

/** What a platform is sent: one video, or pictures in order. */
export function mediaKind(files: readonly Pick<AssetFile, "type">[]): "video" | "photos" {
  return files[0]?.type === "video/mp4" ? "video" : "photos";
}

/** Why a platform would not take these files, naming the slide; null if it should. Rules: `platformRules`. */
export function refuseMedia(platform: Platform, files: readonly PlannedFile[]): Refusal | null {
  const why = mediaKind(files) === "video" ? whyNoVideo(platform, files) : whyNoPhotos(platform, files);
  return why === null ? null : new Refusal("invalid", "scheduling.media-refused", why, "assetId");
}

function whyNoVideo(platform: Platform, [file, ...more]: readonly PlannedFile[]): string | null {
  const name = platformNames[platform];
  const rule = rulesOf(platform).video;
  if (!file || more.length > 0) return `${name} takes one video in a post.`;
  const seconds = (file.durationMs ?? 0) / 1000;
  const short = Math.min(file.width, file.height);
  const long = Math.max(file.width, file.height);
  if (file.bytes > rule.maxBytes) return `The video is ${mb(file.bytes)}; ${name} takes at most ${mb(rule.maxBytes)}.`;
  if (seconds * 1000 < rule.minMs || seconds * 1000 > rule.maxMs) {
    return `The video is ${seconds.toFixed(1)} s long; ${name} takes ${Math.ceil(rule.minMs / 1000)} s to ${rule.maxMs / 60_000} min.`;
  }
  if (short < rule.minSide || long > rule.maxSide) {
    return `The video is ${file.width}×${file.height} pixels; ${name} takes sides of ${rule.minSide} to ${rule.maxSide}.`;
  }
  if (file.width > rule.maxWidth) return `The video is ${file.width} px wide; ${name} takes at most ${rule.maxWidth}.`;
  return null;
}

function whyNoPhotos(platform: Platform, files: readonly PlannedFile[]): string | null {
  const name = platformNames[platform];
  const rule = rulesOf(platform).photos;
  if (files.length < rule.min || files.length > rule.max) {
    return `This has ${files.length} pictures; ${name} takes ${rule.min} to ${rule.max}.`;
  }
  for (const [index, file] of files.entries()) {
    const why = whyNoPhoto(file, rule);
    if (why) return `Slide ${index + 1} ${why(name)}`;
  }
  return null;
}

type PhotoRule = ReturnType<typeof rulesOf>["photos"];

function whyNoPhoto(file: PlannedFile, rule: PhotoRule): ((name: string) => string) | null {
  const short = Math.min(file.width, file.height);
  const ratio = file.width / file.height;
  if (file.type !== "image/jpeg") return () => "is a video; mixed posts are not possible.";
  if (file.bytes > rule.maxBytes) return (name) => `is ${mb(file.bytes)}; ${name} takes at most ${mb(rule.maxBytes)}.`;
  if (rule.maxShortSide !== null && short > rule.maxShortSide) {
    return (name) => `is ${short} px on its shorter side; ${name} takes at most ${rule.maxShortSide}.`;
  }
  if (file.width < rule.minWidth || file.width > rule.maxWidth) {
    return (name) => `is ${file.width} px wide; ${name} takes no less than ${rule.minWidth}.`;
  }
  // Half a pixel of rounding is no reason: 1080×1350 is 4:5, 1080×1351 nearly.
  if (ratio < rule.minRatio - 0.005 || ratio > rule.maxRatio + 0.005) {
    return (name) => `is ${file.width}×${file.height}; ${name} takes pictures from 4:5 to 1.91:1.`;
  }
  return null;
}

const mb = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
