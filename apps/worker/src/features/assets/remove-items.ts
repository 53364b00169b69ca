import { type ItemRef, type LibraryAsset, UNDO_REMOVAL } from "@vignette/domain/assets";
import { type Instant, later } from "@vignette/domain/kernel";
import type { Documents } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";
import { toLibraryAsset } from "./library-asset.ts";
import type { AssetStore } from "./store.ts";

type Deps = { assets: AssetStore; documents: Documents; files: Files; now: Instant };

/**
 * Deletes items. Their files stay as long as they can be restored, and after that as long as an unpublished post or a
 * draft needs them: see `purgeRemoved`.
 */
export async function removeItems(deps: Deps, uid: string, items: readonly ItemRef[]): Promise<{ items: ItemRef[] }> {
  await setPurge(deps, uid, items, later(deps.now, UNDO_REMOVAL));
  return { items: [...items] };
}

/** Restores deleted items that still exist. */
export async function restoreItems(deps: Deps, uid: string, items: readonly ItemRef[]): Promise<LibraryAsset[]> {
  await setPurge(deps, uid, items, null);
  const stored = await Promise.all(items.map((ref) => deps.assets.item(uid, ref)));
  return await Promise.all(stored.map((item) => toLibraryAsset(deps.files, item)));
}

async function setPurge(deps: Deps, uid: string, items: readonly ItemRef[], purgeAt: Instant | null): Promise<void> {
  const { assets, materials } = deps.assets;
  const stored = await Promise.all(items.map((ref) => deps.assets.item(uid, ref)));
  await deps.documents.commit(
    stored.map(({ origin, id }) => (origin === "made" ? assets : materials).writes.patch(id, { purgeAt })),
  );
}
