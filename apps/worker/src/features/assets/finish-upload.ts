import {
  type FinishUploadInput,
  filesOfUpload,
  findable,
  type LibraryAsset,
  type MediaFile,
  noLabels,
  partCount,
  partsMissing,
  slideNoPicture,
  type Upload,
  type UploadedAsset,
  withFile,
  withRepairedSlide,
} from "@vignette/domain/assets";
import { changedMeanwhile, type Instant, Refusal } from "@vignette/domain/kernel";
import { mediaKindOf } from "@vignette/domain/media";
import { DocumentError, type Documents, type Stored, type Write } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";
import { inspectMediaFile } from "../../adapters/files/inspect-media-file.ts";
import type { LivePush } from "../../adapters/live.ts";
import { materialBytes } from "../../records/content/materials.ts";
import { storedBytes } from "../../usage/storage.ts";
import { abortUpload } from "./abort-upload.ts";
import { toLibraryAsset } from "./library-asset.ts";
import type { AssetStore } from "./store.ts";
import type { UploadStore } from "./upload-store.ts";

type Deps = {
  assets: AssetStore;
  uploads: UploadStore;
  documents: Documents;
  files: Files;
  live: LivePush;
  now: Instant;
};

/**
 * Joins the parts, checks the file, and creates an asset from it or replaces the file of an existing one. Can be
 * repeated if the answer was lost: the upload's id is the asset's.
 */
export async function finishUpload(deps: Deps, uid: string, input: FinishUploadInput): Promise<LibraryAsset> {
  const stored = await deps.uploads.find(input.id);
  if (stored?.value.uid !== uid) return await finishedBefore(deps, uid, input.id);
  const upload = stored.value;
  if (!upload.begun || upload.etags.length < partCount(upload.bytes)) throw partsMissing();
  await join(deps, stored, upload.begun.uploadId);
  const file = await inspectedFile(deps.files, upload, input).catch(async (error: unknown) => {
    if (error instanceof Refusal) await abortUpload(deps, uid, upload.id);
    throw error;
  });

  const { asset, write, more } = upload.replaces
    ? await replaced(deps, upload, upload.replaces, file)
    : added(deps, upload, file);
  const storage = storedBytes(deps.documents, uid, more - upload.bytes);
  try {
    await deps.documents.commit([write, deps.uploads.writes.remove(upload.id, stored.version), ...storage]);
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    return await finishedMeanwhile(deps, upload);
  }
  await deps.live(uid, { type: "asset", projectId: asset.projectId });
  return await toLibraryAsset(deps.files, { origin: "uploaded", id: asset.id, value: asset, version: "" });
}

async function inspectedFile(files: Files, upload: Upload, input: FinishUploadInput): Promise<MediaFile> {
  const file = await inspectMediaFile(files, upload, input);
  if (upload.slide !== undefined && mediaKindOf(file.type) !== "image") throw slideNoPicture(upload.name);
  return file;
}

async function finishedBefore({ assets, files }: Deps, uid: string, id: string): Promise<LibraryAsset> {
  return await toLibraryAsset(files, await assets.item(uid, { origin: "uploaded", id }));
}

/** The asset that a concurrent call created from the same upload. Refused if the upload ended otherwise. */
async function finishedMeanwhile(deps: Deps, { uid, id, replaces, key }: Upload): Promise<LibraryAsset> {
  const asset = await deps.assets.item(uid, { origin: "uploaded", id: replaces ?? id }).catch(nullIfRefused);
  const isIn = asset?.origin === "uploaded" && filesOfUpload(asset.value).some((file) => file.key === key);
  if (!isIn) throw changedMeanwhile("upload");
  return await toLibraryAsset(deps.files, asset);
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof DocumentError && ["changed", "missing", "exists"].includes(error.kind);

function nullIfRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

/** An earlier attempt, or one at the same time, may have joined the parts. Refused if the upload ended meanwhile. */
async function join({ files, uploads }: Deps, { value, version }: Stored<Upload>, uploadId: string): Promise<void> {
  const { id, key, bytes, etags } = value;
  const isJoined = async () => (await files.head(key))?.bytes === bytes;
  if (await isJoined()) return;
  try {
    await files.parts.join({ key, uploadId }, etags);
  } catch (error) {
    if (await isJoined()) return;
    throw (await uploads.find(id))?.version === version ? error : changedMeanwhile("upload");
  }
}

/** `more` is how many bytes the asset has more than before. */
type Kept = { asset: UploadedAsset; write: Write; more: number };

function added({ assets, now }: Deps, upload: Upload, file: MediaFile): Kept {
  const { id, uid, projectId, folderId, name } = upload;
  const asset = findable({
    id,
    uid,
    projectId,
    name,
    kind: mediaKindOf(file.type),
    file,
    earlier: null,
    labels: { ...noLabels, folderId },
    thumbnail: null,
    findBy: [],
    purgeAt: null,
    createdAt: now,
    lastUpdated: now,
  });
  return { asset, write: assets.materials.writes.create(id, asset), more: materialBytes(asset) };
}

/**
 * Labels, folder and position stay.
 */
async function replaced(deps: Deps, { uid, repairs, slide }: Upload, id: string, file: MediaFile): Promise<Kept> {
  const { value: before, version }: Stored<UploadedAsset> = await ofUser(deps.assets, uid, id);
  const asset =
    slide === undefined
      ? withFile(before, file, { repairs, now: deps.now })
      : withRepairedSlide(before, { key: slide, file }, deps.now);
  if (!asset) throw changedMeanwhile("asset");
  const write = deps.assets.materials.writes.put(id, asset, version);
  return { asset, write, more: materialBytes(asset) - materialBytes(before) };
}

async function ofUser(assets: AssetStore, uid: string, id: string): Promise<Stored<UploadedAsset>> {
  const item = await assets.item(uid, { origin: "uploaded", id });
  if (item.origin !== "uploaded") throw new TypeError("An uploaded asset is not generated content.");
  return item;
}
