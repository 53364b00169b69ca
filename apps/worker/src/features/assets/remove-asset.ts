import type { Files } from "../../adapters/files/files.ts";
import type { AssetStore } from "./store.ts";

type Deps = { assets: AssetStore; files: Files };

/** Removes an asset of the user and its files. The record goes first: a link to a missing file harms nobody. */
export async function removeAsset({ assets, files }: Deps, uid: string, id: string): Promise<{ id: string }> {
  const { value, version } = await assets.get(uid, id);
  await assets.remove(id, version);
  await files.remove(value.files.map((file) => file.key));
  return { id };
}
