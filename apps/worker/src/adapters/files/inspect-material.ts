import {
  brokenMedia,
  type FinishUploadInput,
  type MaterialFile,
  mediaKindOf,
  type Upload,
} from "@vignette/domain/assets";
import { GIF } from "image-size/types/gif";
import { JPG } from "image-size/types/jpg";
import { PNG } from "image-size/types/png";
import { WEBP } from "image-size/types/webp";
import type { Files } from "./files.ts";
import { isoFacts } from "./iso-facts.ts";

/** How much of a picture's beginning is read, in bytes: its header lies behind a camera's notes and previews. */
const HEAD = 1024 * 1024;

/** Readers of those pictures whose header is read here. */
const headers = { "image/jpeg": JPG, "image/png": PNG, "image/webp": WEBP, "image/gif": GIF } as const;

/**
 * An uploaded file as it truly is, as far as its own header tells: pictures, and videos of the MP4 family.
 * Of the others size and length are what a browser saw. Refuses what is no picture or video in spite of its first bytes.
 */
export async function inspectMaterial(
  files: Files,
  { key, bytes, name, begun }: Pick<Upload, "key" | "bytes" | "name" | "begun">,
  { width, height, durationMs }: Omit<FinishUploadInput, "id">,
): Promise<MaterialFile> {
  if (!begun) throw brokenMedia(name);
  const { type } = begun;
  const seen = { key, type, bytes, width, height, durationMs };
  if (mediaKindOf(type) === "image") {
    const head = await files.read(key, { offset: 0, length: Math.min(HEAD, bytes) });
    const size = type in headers ? uprightSize(type as keyof typeof headers, head ?? new Uint8Array()) : seen;
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

/** As it is shown; null for what is broken. */
function uprightSize(type: keyof typeof headers, head: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height, orientation = 1 } = headers[type].calculate(head);
    if (!(width > 0 && height > 0)) return null;
    // From 5 on the picture lies on its side. Source: TIFF 6.0, tag 274.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return null;
  }
}
