import {
  type EditItemsInput,
  editedLabels,
  findable,
  type GeneratedAsset,
  type LibraryAsset,
  noLabels,
  type UploadedAsset,
} from "@vignette/domain/assets";
import { changedMeanwhile, type Instant } from "@vignette/domain/kernel";
import type { Documents, Write } from "../../adapters/documents/documents.ts";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import type { Files } from "../../adapters/files/files.ts";
import type { FolderStore } from "./folder-store.ts";
import { toLibraryAsset } from "./library-asset.ts";
import type { AssetStore, StoredItem } from "./store.ts";

type Deps = { assets: AssetStore; folders: FolderStore; documents: Documents; files: Files; now: Instant };

/** Changes names, labels and folders of items, all or none. Tags that are new to a project are added to its tags. */
export async function editItems(deps: Deps, uid: string, { items, change }: EditItemsInput): Promise<LibraryAsset[]> {
  const stored = await Promise.all(items.map((ref) => deps.assets.item(uid, ref)));
  const projects = new Set(stored.map(({ value }) => value.projectId));
  if (change.folderId) for (const project of projects) await deps.folders.folder(uid, project, change.folderId);
  const edited = stored.map((item) => editedItem(item, change, deps.now));
  await deps.documents.commit(edited.map((item) => writeOf(deps.assets, item))).catch(ifChanged(changed));
  if (change.addTags?.length) {
    for (const project of projects) await deps.folders.addTags(uid, project, change.addTags);
  }
  return await Promise.all(edited.map((item) => toLibraryAsset(deps.files, item)));
}

const changed = () => changedMeanwhile("asset");

/** An item after a change. */
export function editedItem(item: StoredItem, change: EditItemsInput["change"], now: Instant): StoredItem {
  const labels = editedLabels(item.value.labels ?? noLabels, change);
  const name = change.name ?? item.value.name;
  if (item.origin === "made") return { ...item, value: { ...item.value, name, labels } satisfies GeneratedAsset };
  return { ...item, value: findable({ ...item.value, name, labels, lastUpdated: now } satisfies UploadedAsset) };
}

/** Writes only the edited fields, conditional on the version that was read. */
export function writeOf({ assets, materials }: AssetStore, item: StoredItem): Write {
  const { id, version, value } = item;
  if (item.origin === "made") return assets.writes.patch(id, { name: value.name, labels: value.labels }, { version });
  const { findBy, lastUpdated } = item.value;
  return materials.writes.patch(id, { name: value.name, labels: item.value.labels, findBy, lastUpdated }, { version });
}
