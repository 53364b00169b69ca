import * as z from "zod/mini";
import { Id, Instant, line, Refusal, sizeText } from "../kernel/index.ts";
import { FontFacts, pictureWays } from "../media/index.ts";
import { MediaFile } from "./uploaded-asset.ts";

/**
 * Bytes of each part but the last. The least that R2 takes, so that a lost network costs the least.
 * Source: docs/platforms/cloudflare.md#r2.
 */
export const UPLOAD_PART_BYTES = 5 * 1024 * 1024;
/** Largest file, in bytes: an hour of phone footage at 1080p is taken to be cut first. Our own choice. */
export const UPLOAD_MAX_BYTES = 500 * 1024 * 1024;
/** Why a picture of this many bytes is not taken; null if it is. */
export function refuseHeavyPicture(name: string, bytes: number): Refusal | null {
  const sizeBytes = pictureWays.upload.maxBytes;
  if (bytes <= sizeBytes) return null;
  const sentence = `${name} is larger than ${sizeText(sizeBytes)}. Make it smaller or save it as JPEG, then upload it again.`;
  return new Refusal("too-large", "assets.picture-too-large", sentence, "body").with({ name, sizeBytes });
}

/** Uploads that one person may have open at once. Our own choice: the page itself runs few at a time. */
export const OPEN_UPLOADS_MAX = 50;
/**
 * An upload that is not continued is abandoned after this many days; R2 deletes its parts then, too. Source:
 * docs/platforms/cloudflare.md#r2.
 */
export const UPLOAD_KEPT_DAYS = 7;

/** A file that is being uploaded, part by part and in order. Collection `uploads`; its id becomes the material's. */
export const Upload = z.object({
  id: Id,
  uid: z.string(),
  projectId: Id,
  folderId: z.nullable(Id),
  name: line(120, 1),
  bytes: z.number().check(z.int(), z.positive()),
  /** The material whose file this one takes the place of; null makes a new one. */
  replaces: z.nullable(Id),
  /** It replaces a file as its repair. */
  repairs: z._default(z.boolean(), false),
  /** Only in a carousel: the key of the slide that this file repairs. */
  slide: z.optional(z.string()),
  key: z.string(),
  /** What its first bytes said, and the multipart upload of R2; null before the first part. */
  begun: z.nullable(z.object({ type: MediaFile.shape.type, uploadId: z.string() })),
  /** The parts that arrived, from the first on without a gap. */
  etags: z.array(z.string()),
  createdAt: Instant,
});
export type Upload = z.infer<typeof Upload>;

/** How much of an upload has arrived, for the page that continues it. */
export const UploadView = z.object({ id: Id, bytes: z.number(), partBytes: z.number(), partsDone: z.number() });
export type UploadView = z.infer<typeof UploadView>;

export const StartUploadInput = z.object({
  projectId: Id,
  folderId: z.nullable(Id),
  replaces: z.nullable(Id),
  repairs: z._default(z.boolean(), false),
  /** The key of the slide of a carousel that the file is a repair of. */
  slide: z.optional(line(300, 1)),
  name: line(120, 1),
  bytes: z.number().check(z.int(), z.positive(), z.maximum(UPLOAD_MAX_BYTES, "Files can have up to 500 MB.")),
});
export type StartUploadInput = z.infer<typeof StartUploadInput>;

/** The last word about a file, with what a browser saw in it where its bytes are not read here. */
export const FinishUploadInput = z.object({
  id: Id,
  width: z.number().check(z.int(), z.nonnegative(), z.maximum(16_384)),
  height: z.number().check(z.int(), z.nonnegative(), z.maximum(16_384)),
  durationMs: z.number().check(z.nonnegative(), z.maximum(24 * 3_600_000)),
  /** Integrated loudness in LUFS of a video that is heard. */
  lufs: z.optional(z.number().check(z.minimum(-120), z.maximum(30))),
  font: z.optional(FontFacts),
});
export type FinishUploadInput = z.infer<typeof FinishUploadInput>;

/** The number of parts of a file of this many bytes. */
export const partCount = (bytes: number): number => Math.ceil(bytes / UPLOAD_PART_BYTES);

/** Bytes of a part, counted from 1; 0 for one that the file does not have. */
export function partLength(bytes: number, part: number): number {
  return Math.max(0, Math.min(UPLOAD_PART_BYTES, bytes - (part - 1) * UPLOAD_PART_BYTES));
}

export const notMedia = (name: string) =>
  new Refusal("invalid", "assets.not-media", `${name} isn't an image, video or sound that we can use.`, "body").with({
    name,
  });
export const brokenMedia = (name: string) =>
  new Refusal("invalid", "assets.broken", `${name} is damaged or incomplete, so we can't show it.`, "body").with({
    name,
  });
export const wrongPart = () =>
  new Refusal("conflict", "assets.wrong-part", "This is not the part of the file that comes next.", "part");
export const partsMissing = () =>
  new Refusal("conflict", "assets.parts-missing", "This file is still uploading.", "id");
export const tooManyUploads = () =>
  new Refusal("limit", "assets.too-many-uploads", "Too many uploads are open. Finish or cancel some first.");
