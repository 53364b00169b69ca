import { type ItemRef, type LibraryAsset, Thumbnail } from "@vignette/domain/assets";
import { changedMeanwhile, Refusal } from "@vignette/domain/kernel";
import { mediaTypeOf, pictureSize } from "@vignette/domain/media";
import type { Files } from "../../adapters/files/files.ts";
import { thumbnailFolder } from "../../records/files/thumbnail-folder.ts";
import { toLibraryAsset } from "./library-asset.ts";
import type { AssetStore, StoredItem } from "./store.ts";

/**
 * Maximum size of a thumbnail, in bytes and in pixels per side. Our own choice: two columns on a phone with a pixel
 * ratio of three.
 */
export const THUMBNAIL_MAX_BYTES = 200 * 1024;
const THUMBNAIL_MAX_SIDE = 640;

const notAThumbnail = () =>
  new Refusal("invalid", "assets.not-a-thumbnail", "Hand in a JPEG of at most 640 pixels a side.", "body");

type Deps = { assets: AssetStore; files: Files; newId: () => string };
/** Whether it is a screenshot is the browser's word, which only decides what its own user is offered. Source: ADR 80. */
type Made = {
  bytes: () => Promise<Uint8Array>;
  colours: readonly string[];
  of: string;
  isScreen?: boolean | undefined;
};

/**
 * Stores the thumbnail that a browser generated for an item's first file; `of` is that file's key. Its bytes are read
 * once the item is known to be the user's.
 */
export async function storeThumbnail(deps: Deps, uid: string, ref: ItemRef, made: Made): Promise<LibraryAsset> {
  const item = await deps.assets.item(uid, ref);
  const bytes = await made.bytes();
  const size = mediaTypeOf(bytes) === "image/jpeg" ? pictureSize(bytes) : null;
  if (!size || Math.max(size.width, size.height) > THUMBNAIL_MAX_SIDE) throw notAThumbnail();
  if (firstKey(item) !== made.of) throw changedMeanwhile("asset");
  // If two pages generated it, the first one stays, because its URL is in use.
  if (item.value.thumbnail?.of === made.of) return await toLibraryAsset(deps.files, item);

  const key = `${thumbnailFolder(uid, ref.id)}${deps.newId()}.jpg`;
  const { of, colours, isScreen } = made;
  const thumbnail = Thumbnail.parse({ key, of, ...size, colours, ...(isScreen !== undefined && { isScreen }) });
  await deps.files.put(key, bytes, { type: "image/jpeg", maxBytes: THUMBNAIL_MAX_BYTES });
  const { assets, materials } = deps.assets;
  await (ref.origin === "made" ? assets : materials).patch(ref.id, { thumbnail }).catch(async (error: unknown) => {
    await deps.files.remove([key]);
    throw error;
  });
  if (item.value.thumbnail) await deps.files.remove([item.value.thumbnail.key]);
  return await toLibraryAsset(deps.files, withThumbnail(item, thumbnail));
}

function firstKey(item: StoredItem): string | undefined {
  return item.origin === "made" ? item.value.files[0]?.key : item.value.file.key;
}

function withThumbnail(item: StoredItem, thumbnail: Thumbnail): StoredItem {
  return item.origin === "made"
    ? { ...item, value: { ...item.value, thumbnail } }
    : { ...item, value: { ...item.value, thumbnail } };
}
