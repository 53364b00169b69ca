import { Thumbnail } from "@vignette/domain/assets";
import { Refusal } from "@vignette/domain/kernel";
import { mediaTypeOf, pictureSize } from "@vignette/domain/media";
import type { Files } from "../adapters/files/files.ts";
import { thumbnailFolder } from "../records/files/thumbnail-folder.ts";

/**
 * Maximum size of a thumbnail, in bytes and in pixels per side. Our own choice: two columns on a phone with a pixel
 * ratio of three.
 */
export const THUMBNAIL_MAX_BYTES = 200 * 1024;
const THUMBNAIL_MAX_SIDE = 640;

const notAThumbnail = () =>
  new Refusal("invalid", "assets.not-a-thumbnail", "Hand in a JPEG of at most 640 pixels a side.", "body");

/**
 * A thumbnail as it was generated. `of` is the key of the file that it shows; `colours` its dominant colors as `#rrggbb`.
 * Whether it is a screenshot is the browser's word, which only decides what its own user is offered. Source: ADR 80.
 */
export type Generated = {
  bytes: Uint8Array;
  of: string;
  colours: readonly string[];
  isScreen?: boolean | undefined;
};

/** Width and height of a thumbnail in px. Refuses what is no small JPEG. */
export function thumbnailSize(bytes: Uint8Array): { width: number; height: number } {
  const size = mediaTypeOf(bytes) === "image/jpeg" ? pictureSize(bytes) : null;
  if (!size || Math.max(size.width, size.height) > THUMBNAIL_MAX_SIDE) throw notAThumbnail();
  return size;
}

/** Stores the file of an asset's thumbnail. Refuses what is no small JPEG. */
export async function keepThumbnail(
  { files, newId }: { files: Files; newId: () => string },
  { uid, assetId }: { uid: string; assetId: string },
  { bytes, of, colours, isScreen }: Generated,
): Promise<Thumbnail> {
  const size = thumbnailSize(bytes);
  const key = `${thumbnailFolder(uid, assetId)}${newId()}.jpg`;
  const thumbnail = Thumbnail.parse({ key, of, ...size, colours, ...(isScreen !== undefined && { isScreen }) });
  await files.put(key, bytes, { type: "image/jpeg", maxBytes: THUMBNAIL_MAX_BYTES });
  return thumbnail;
}
