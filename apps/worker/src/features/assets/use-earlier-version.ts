import { findable, type LibraryAsset } from "@vignette/domain/assets";
import { changedMeanwhile, type Instant, missing } from "@vignette/domain/kernel";
import { mediaKindOf } from "@vignette/domain/media";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import type { Files } from "../../adapters/files/files.ts";
import { toLibraryAsset } from "./library-asset.ts";
import type { AssetStore } from "./store.ts";

type Deps = { assets: AssetStore; files: Files; now: Instant };

/** Restores the replaced file; the current one becomes the earlier one. */
export async function useEarlierVersion({ assets, files, now }: Deps, uid: string, id: string): Promise<LibraryAsset> {
  const item = await assets.item(uid, { origin: "uploaded", id });
  if (item.origin !== "uploaded" || item.value.earlier === null) throw missing("earlier file");
  const { file, earlier } = item.value;
  const kind = mediaKindOf(earlier.type);
  const swapped = { kind, file: earlier, earlier: file, isRepaired: false, thumbnail: null };
  const value = findable({ ...item.value, ...swapped, lastUpdated: now });
  await assets.materials.put(id, value, item.version).catch(ifChanged(() => changedMeanwhile("asset")));
  return await toLibraryAsset(files, { ...item, value });
}
