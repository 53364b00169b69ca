import { isReadable, type LibraryAsset, noPhoto, partsThere } from "@vignette/domain/assets";
import type { Instant } from "@vignette/domain/kernel";
import type { Documents } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";
import type { Generation } from "../../adapters/generation/generation.ts";
import { readPhoto } from "../../pictures/photo-reading.ts";
import { toLibraryAsset } from "./library-asset.ts";
import type { AssetStore } from "./store.ts";

type Deps = { assets: AssetStore; documents: Documents; files: Files; generation: Generation; now: Instant };

/** Has a model name the parts of an uploaded photo that has none. Refused if it has some, or is being read already. */
export async function findParts(deps: Deps, uid: string, id: string): Promise<LibraryAsset> {
  const item = await deps.assets.item(uid, { origin: "uploaded", id });
  if (item.origin !== "uploaded" || !isReadable(item.value)) throw noPhoto();
  if (item.value.labels.parts?.length) throw partsThere();
  return await toLibraryAsset(deps.files, { ...item, value: await readPhoto(deps, item) });
}
