import { type GeneratedAsset, ownFiles, type UploadedAsset, uploadedAssetFolder } from "@vignette/domain/assets";
import { days, type Instant, later } from "@vignette/domain/kernel";
import type { TargetState } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import { DocumentError, type Documents, type Stored, type Write } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";
import { assetRecords } from "../../records/content/assets.ts";
import { creationRecords } from "../../records/content/creations.ts";
import { materialBytes, materialRecords } from "../../records/content/materials.ts";
import { projectRecords } from "../../records/content/projects.ts";
import { bytesIn } from "../../records/files/bytes-in.ts";
import { thumbnailFolder } from "../../records/files/thumbnail-folder.ts";
import { open, openAs } from "../../records/open.ts";
import { postRecords } from "../../records/posts/posts.ts";
import { targetRecords } from "../../records/posts/targets.ts";
import { storedBytes } from "../../usage/storage.ts";
import { folderStore } from "./folder-store.ts";
import { itemsIn, picturesIn, unsent } from "./item-uses.ts";
import { carouselsOf } from "./store.ts";

type Deps = { documents: Documents; files: Files; now: Instant };

/**
 * Items removed in one sweep; the next minute continues. Items that are still needed are checked again after a day.
 * Our own choice.
 */
const PURGED = 50;
const LOOK_AGAIN = days(1);

/** Permanently removes deleted items that can no longer be restored. Needs only single-field indexes. */
export async function purgeRemoved(deps: Deps): Promise<void> {
  const { documents, now } = deps;
  const due = { where: [["purgeAt", "<=", now] as const], orderBy: [["purgeAt", "asc"] as const], limit: PURGED };
  const assets = open(documents, assetRecords);
  for (const { id, value, version } of await assets.find(due)) {
    const posts = await postsOf(deps, value);
    const isNeeded = posts.some((post) => post.isWaiting) || (await isInDraft(deps, value));
    if (isNeeded) await assets.patch(id, { purgeAt: later(now, LOOK_AGAIN) });
    else
      await purgeAsset(
        deps,
        { id, value, version },
        posts.map((post) => post.coverKey),
      );
  }
  const materials = open(documents, materialRecords);
  for (const { id, value, version } of await materials.find(due)) {
    const posts = await postsOf(deps, value);
    const isNeeded = posts.some((post) => post.isWaiting) || (await isInDraft(deps, value));
    if (isNeeded) await materials.patch(id, { purgeAt: later(now, LOOK_AGAIN) });
    else
      await purgeUploadedAsset(
        deps,
        { id, value, version },
        posts.map((post) => post.coverKey),
      );
  }
}

/** Removes the record first: a link to a missing file does no harm. Published posts keep their cover. */
async function purgeAsset(
  deps: Deps,
  { id, value, version }: Stored<GeneratedAsset>,
  covers: readonly (string | null)[],
): Promise<void> {
  const removal = open(deps.documents, assetRecords).writes.remove(id, version);
  if (!(await isRemoved(deps, value.uid, [removal], bytesIn(value, "files")))) return;
  await deps.files.remove(value.files.map((file) => file.key).filter((key) => !covers.includes(key)));
  await deps.files.removeFolder(thumbnailFolder(value.uid, id));
}

/** Where a published post shows a file of it as its cover, only that file stays; others are found as orphans. */
async function purgeUploadedAsset(
  deps: Deps,
  { id, value, version }: Stored<UploadedAsset>,
  covers: readonly (string | null)[],
): Promise<void> {
  const removal = open(deps.documents, materialRecords).writes.remove(id, version);
  const remembered = value.from ? await folderStore(deps.documents).removedPicture(value) : [];
  if (!(await isRemoved(deps, value.uid, [removal, ...remembered], materialBytes(value)))) return;
  const isShown = (folder: string) => covers.some((key) => key?.startsWith(folder));
  const removed = ownFiles(value).filter(({ key }) => !covers.includes(key));
  for (const folder of [uploadedAssetFolder(value), thumbnailFolder(value.uid, id)]) {
    if (!isShown(folder)) await deps.files.removeFolder(folder);
  }
  await deps.files.remove(removed.map(({ key }) => key));
}

/**
 * Removes a document and gives its storage back. False if one of the documents changed in the meantime: it was restored
 * or removed, or the next sweep tries again.
 */
async function isRemoved({ documents }: Deps, uid: string, writes: readonly Write[], bytes: number): Promise<boolean> {
  try {
    await documents.commit([...writes, ...storedBytes(documents, uid, -bytes)]);
    return true;
  } catch (error) {
    if (error instanceof DocumentError && ["changed", "missing", "exists"].includes(error.kind)) return false;
    throw error;
  }
}

const LightPost = z.object({ id: z.string(), coverKey: z.nullable(z.string()) });
const LightTarget = z.object({ state: z.string() });

/** The posts of an item, and those that have a file of it as their cover: a carousel's may be that of its first picture. */
async function postsOf({ documents }: Deps, value: GeneratedAsset | UploadedAsset) {
  const { uid, id } = value;
  const where = [["uid", "==", uid] as const];
  const records = openAs(documents, postRecords, LightPost);
  const files = "files" in value ? [] : ownFiles(value).map(({ key }) => key);
  const found = await Promise.all([
    records.find({ where: [...where, ["assetId", "==", id]] }),
    files.length > 0 ? records.find({ where: [...where, ["coverKey", "in", files]] }) : [],
  ]);
  const posts = [...new Map(found.flat().map((post) => [post.id, post])).values()];
  return await Promise.all(
    posts.map(async ({ id: postId, value: { coverKey } }) => {
      const targets = await openAs(documents, targetRecords, LightTarget, postId).find({});
      const isWaiting = targets.some(({ value }) => unsent.includes(value.state as TargetState));
      return { coverKey, isWaiting };
    }),
  );
}

const Whole = z.record(z.string(), z.unknown());

/** A draft, a carousel or the brand kit shows or plays it. */
async function isInDraft(
  { documents }: Deps,
  { uid, projectId, id }: GeneratedAsset | UploadedAsset,
): Promise<boolean> {
  const where = [
    ["uid", "==", uid],
    ["projectId", "==", projectId],
  ] as const;
  const [creations, carousels, project] = await Promise.all([
    openAs(documents, creationRecords, Whole).find({ where }),
    carouselsOf(documents, { uid, projectId }),
    openAs(documents, projectRecords, Whole).get(projectId),
  ]);
  if (carousels.some((carousel) => picturesIn(carousel).includes(id))) return true;
  const all = [...creations.map(({ value }) => value), project?.value.brandKit];
  return all.some((value) => itemsIn(value, uid).includes(id));
}
