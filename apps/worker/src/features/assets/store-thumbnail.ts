import type { ItemRef, LibraryAsset, Thumbnail } from "@vignette/domain/assets";
import { changedMeanwhile } from "@vignette/domain/kernel";
import type { Files } from "../../adapters/files/files.ts";
import { type Generated, keepThumbnail, thumbnailSize } from "../../pictures/keep-thumbnail.ts";
import { toLibraryAsset } from "./library-asset.ts";
import type { AssetStore, StoredItem } from "./store.ts";

type Deps = { assets: AssetStore; files: Files; newId: () => string };
type Made = Omit<Generated, "bytes"> & { bytes: () => Promise<Uint8Array> };

/**
 * Stores the thumbnail that a browser generated for an item's first file. Its bytes are read once the item is known to
 * be the user's.
 */
export async function storeThumbnail(deps: Deps, uid: string, ref: ItemRef, made: Made): Promise<LibraryAsset> {
  const item = await deps.assets.item(uid, ref);
  const bytes = await made.bytes();
  thumbnailSize(bytes);
  if (firstKey(item) !== made.of) throw changedMeanwhile("asset");
  // If two pages generated it, the first one stays, because its URL is in use.
  if (item.value.thumbnail?.of === made.of) return await toLibraryAsset(deps.files, item);

  const thumbnail = await keepThumbnail(deps, { uid, assetId: ref.id }, { ...made, bytes });
  const { assets, materials } = deps.assets;
  await (ref.origin === "made" ? assets : materials).patch(ref.id, { thumbnail }).catch(async (error: unknown) => {
    await deps.files.remove([thumbnail.key]);
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
