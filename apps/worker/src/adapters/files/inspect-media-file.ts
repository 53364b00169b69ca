import {
  brokenFont,
  brokenMedia,
  type FinishUploadInput,
  type MediaFile,
  restrictedFont,
  type Upload,
} from "@vignette/domain/assets";
import {
  FONT_HEAD_BYTES,
  FONT_RIGHTS_BYTES,
  fontTables,
  hasOutlines,
  isAnimated,
  isTooManyPixels,
  mayBeUsed,
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
 * and duration are those that the browser reported, as is what a font calls itself. Refuses a file that is no picture,
 * video or font despite its first bytes, and a font whose license does not allow this use.
 */
export async function inspectMediaFile(
  files: Files,
  { key, bytes, name, begun }: Pick<Upload, "key" | "bytes" | "name" | "begun">,
  { width, height, durationMs, lufs, font }: Omit<FinishUploadInput, "id">,
): Promise<MediaFile> {
  if (!begun) throw brokenMedia(name);
  const { type } = begun;
  const isHeard = mediaKindOf(type) === "video" && lufs !== undefined;
  const seen = { key, type, bytes, width, height, durationMs, ...(isHeard && { lufs }) };
  if (mediaKindOf(type) === "image") {
    const head = await files.read(key, { offset: 0, length: Math.min(PICTURE_HEAD_BYTES, bytes) });
    const size = head && pictureSize(head);
    if (!size) throw brokenMedia(name);
    if (isTooManyPixels(size)) throw tooManyPixels("body");
    if (!(await isWholePicture(head, bytes, (range) => files.read(key, range)))) throw brokenMedia(name);
    return { ...seen, ...size, durationMs: null, ...(isAnimated(head) && { isAnimated: true }) };
  }
  if (mediaKindOf(type) === "font") {
    await checkFont(files, { key, bytes, name });
    return { ...seen, width: 0, height: 0, durationMs: null, ...(font && { font }) };
  }
  if (type !== "video/mp4" && type !== "video/quicktime" && type !== "audio/mp4") return seen;
  const facts = await isoFacts(files, key, bytes);
  if (facts === null) throw brokenMedia(name);
  // An MP4 without pictures is audio.
  const trueType = facts.width === 0 && type === "video/mp4" ? "audio/mp4" : type;
  return { ...seen, ...facts, type: trueType, durationMs: facts.durationMs || durationMs };
}

async function checkFont(files: Files, { key, bytes, name }: Pick<Upload, "key" | "bytes" | "name">): Promise<void> {
  const head = await files.read(key, { offset: 0, length: Math.min(FONT_HEAD_BYTES, bytes) });
  const tables = head && fontTables(head, bytes);
  if (!tables || !hasOutlines(tables)) throw brokenFont(name);
  const { offset = 0, length = 0 } = tables.get("OS/2") ?? {};
  if (length < FONT_RIGHTS_BYTES) return;
  const os2 = await files.read(key, { offset, length: FONT_RIGHTS_BYTES });
  if (os2 && !mayBeUsed(os2)) throw restrictedFont(name);
}
