import { brokenMedia, type FinishUploadInput, type MediaFile, type Upload } from "@vignette/domain/assets";
import {
  isAnimated,
  isTooManyPixels,
  mediaKindOf,
  PICTURE_HEAD_BYTES,
  pictureSize,
  tooManyPixels,
} from "@vignette/domain/media";
import type { Files } from "./files.ts";
import { isWholePicture } from "./is-whole-picture.ts";
import { isoFacts } from "./iso-facts.ts";

/**
 * Reads the facts of an uploaded file from its own header, for pictures and videos of the MP4 family. For others size
 * and duration are those that the browser reported. Refuses a file that is no picture or video despite its first
 * bytes.
 */
export async function inspectMediaFile(
  files: Files,
  { key, bytes, name, begun }: Pick<Upload, "key" | "bytes" | "name" | "begun">,
  { width, height, durationMs }: Omit<FinishUploadInput, "id">,
): Promise<MediaFile> {
  if (!begun) throw brokenMedia(name);
  const { type } = begun;
  const seen = { key, type, bytes, width, height, durationMs };
  if (mediaKindOf(type) === "image") {
    const head = await files.read(key, { offset: 0, length: Math.min(PICTURE_HEAD_BYTES, bytes) });
    const size = head && pictureSize(head);
    if (!size) throw brokenMedia(name);
    if (isTooManyPixels(size)) throw tooManyPixels("body");
    if (!(await isWholePicture(head, bytes, (range) => files.read(key, range)))) throw brokenMedia(name);
    return { ...seen, ...size, durationMs: null, ...(isAnimated(head) && { isAnimated: true }) };
  }
  if (type !== "video/mp4" && type !== "video/quicktime" && type !== "audio/mp4") return seen;
  const facts = await isoFacts(files, key, bytes);
  if (facts === null) throw brokenMedia(name);
  // An MP4 without pictures is audio.
  const trueType = facts.width === 0 && type === "video/mp4" ? "audio/mp4" : type;
  return { ...seen, ...facts, type: trueType, durationMs: facts.durationMs || durationMs };
}
