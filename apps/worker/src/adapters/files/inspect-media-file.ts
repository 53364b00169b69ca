import { brokenMedia, type FinishUploadInput, type MediaFile, type Upload } from "@vignette/domain/assets";
import { mediaKindOf, pictureSize } from "@vignette/domain/media";
import type { Files } from "./files.ts";
import { isoFacts } from "./iso-facts.ts";

/** How much of a picture's beginning is read, in bytes: its header lies behind a camera's notes and previews. */
const HEAD = 1024 * 1024;

/**
 * An uploaded file as it truly is, as far as its own header tells: pictures, and videos of the MP4 family.
 * Of the others size and length are what a browser saw. Refuses what is no picture or video in spite of its first bytes.
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
    const head = await files.read(key, { offset: 0, length: Math.min(HEAD, bytes) });
    const size = head && pictureSize(head);
    if (!size) throw brokenMedia(name);
    return { ...seen, width: size.width, height: size.height, durationMs: null };
  }
  if (type !== "video/mp4" && type !== "video/quicktime" && type !== "audio/mp4") return seen;
  const facts = await isoFacts(files, key, bytes);
  if (facts === null) throw brokenMedia(name);
  // An MP4 without a picture is a sound.
  const trueType = facts.width === 0 && type === "video/mp4" ? "audio/mp4" : type;
  return { ...seen, ...facts, type: trueType, durationMs: facts.durationMs || durationMs };
}
