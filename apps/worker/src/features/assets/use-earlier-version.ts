import {
  findable,
  isCarousel,
  type LibraryAsset,
  type UploadedAsset,
  withOriginalSlides,
  withoutParts,
} from "@vignette/domain/assets";
import { changedMeanwhile, type Instant, missing } from "@vignette/domain/kernel";
import { mediaKindOf } from "@vignette/domain/media";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import type { Files } from "../../adapters/files/files.ts";
import { toLibraryAsset } from "./library-asset.ts";
import type { AssetStore } from "./store.ts";

type Deps = { assets: AssetStore; files: Files; now: Instant };

/**
 * Restores the replaced file; the current one becomes the earlier one. A carousel gets back the pictures that it had before they
 * were repaired.
 */
export async function useEarlierVersion({ assets, files, now }: Deps, uid: string, id: string): Promise<LibraryAsset> {
  const item = await assets.item(uid, { origin: "uploaded", id });
  if (item.origin !== "uploaded") throw missing("earlier file");
  const value = isCarousel(item.value) ? withOriginalSlides(item.value, now) : swapped(item.value, now);
  await assets.materials.put(id, value, item.version).catch(ifChanged(() => changedMeanwhile("asset")));
  return await toLibraryAsset(files, { ...item, value });
}

function swapped(before: UploadedAsset, now: Instant): UploadedAsset {
  const { file, earlier } = before;
  if (earlier === null) throw missing("earlier file");
  const kind = mediaKindOf(earlier.type);
  const files = { kind, file: earlier, earlier: file, isRepaired: false, thumbnail: null };
  return findable({ ...before, ...files, labels: withoutParts(before.labels), lastUpdated: now });
}
