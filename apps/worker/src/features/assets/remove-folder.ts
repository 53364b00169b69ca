import type { FoldersAndTags } from "@vignette/domain/assets";
import type { Instant } from "@vignette/domain/kernel";
import type { Documents, Write } from "../../adapters/documents/documents.ts";
import { editedItem, writeOf } from "./edit-items.ts";
import type { FolderStore } from "./folder-store.ts";
import type { AssetStore } from "./store.ts";

type Deps = { assets: AssetStore; folders: FolderStore; documents: Documents; now: Instant };

/** Documents read at once. Our own choice. */
const BATCH = 200;

/** Removes a folder. Its items stay, without a folder. */
export async function removeFolder(deps: Deps, uid: string, projectId: string, id: string): Promise<FoldersAndTags> {
  await deps.folders.folder(uid, projectId, id);
  const made = await all((after) => deps.assets.made({ uid, projectId }, { after, limit: BATCH }));
  const uploaded = await all((after) =>
    deps.assets.uploaded({ uid, projectId }, `folder:${id}`, { after, limit: BATCH }),
  );
  const inside = [...made, ...uploaded].filter((item) => item.value.labels?.folderId === id);
  const writes: Write[] = inside.map((item) => writeOf(deps.assets, editedItem(item, { folderId: null }, deps.now)));
  for (let at = 0; at < writes.length; at += BATCH) await deps.documents.commit(writes.slice(at, at + BATCH));
  return await deps.folders.removeFolder(uid, projectId, id);
}

type Items = Awaited<ReturnType<AssetStore["made"]>>;

async function all(ask: (after: Parameters<AssetStore["made"]>[1]["after"]) => Promise<Items>): Promise<Items> {
  const found: Items = [];
  for (;;) {
    const last = found.at(-1);
    const batch = await ask(last ? { createdAt: last.value.createdAt, id: last.id } : null);
    found.push(...batch);
    if (batch.length < BATCH) return found;
  }
}
