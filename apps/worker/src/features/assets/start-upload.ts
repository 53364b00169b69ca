import {
  carouselAlone,
  OPEN_UPLOADS_MAX,
  type StartUploadInput,
  tooManyUploads,
  UPLOAD_PART_BYTES,
  type Upload,
  type UploadView,
  uploadedAssetFolder,
} from "@vignette/domain/assets";
import type { Instant } from "@vignette/domain/kernel";
import type { Documents } from "../../adapters/documents/documents.ts";
import { type Claimed, commitClaims } from "../../usage/commit-claims.ts";
import { planOf } from "../../usage/plan-of.ts";
import { storageClaim } from "../../usage/storage.ts";
import type { FolderStore } from "./folder-store.ts";
import type { AssetStore } from "./store.ts";
import type { UploadStore } from "./upload-store.ts";

type Deps = {
  documents: Documents;
  assets: AssetStore;
  folders: FolderStore;
  uploads: UploadStore;
  now: Instant;
  newId: () => string;
};

/** Starts an upload. Nothing is stored before the first part has shown the file's type. */
export async function startUpload(deps: Deps, uid: string, input: StartUploadInput): Promise<UploadView> {
  const { projectId, folderId, replaces, repairs, slide, name, bytes } = input;
  await deps.assets.project(uid, projectId);
  if (folderId !== null) await deps.folders.folder(uid, projectId, folderId);
  if (replaces !== null) await assertReplaceable(deps.assets, uid, { id: replaces, slide });
  const id = deps.newId();
  const key = `${uploadedAssetFolder({ uid, id: replaces ?? id })}${id}`;
  const upload: Upload = {
    id,
    uid,
    projectId,
    folderId,
    name,
    bytes,
    replaces,
    repairs,
    ...(slide !== undefined && { slide }),
    key,
    begun: null,
    etags: [],
    createdAt: deps.now,
  };
  const plan = await planOf(deps.documents, uid, deps.now);
  const claims = [storageClaim(deps.documents, uid, plan, bytes), () => oneMoreOpen(deps.uploads, uid)];
  await commitClaims(deps.documents, claims, [deps.uploads.writes.create(id, upload)]);
  return uploadView(upload);
}

/** A carousel has no file of its own that another could take the place of, and its slides are named by their keys. */
async function assertReplaceable(
  assets: AssetStore,
  uid: string,
  { id, slide }: { id: string; slide: string | undefined },
): Promise<void> {
  const item = await assets.item(uid, { origin: "uploaded", id });
  const keys = item.origin === "uploaded" ? item.value.slides?.map(({ key }) => key) : undefined;
  if (keys ? slide === undefined || !keys.includes(slide) : slide !== undefined) throw carouselAlone();
}

/** Reserves nothing: a concurrent upload changes the storage record, and its request counts again. */
async function oneMoreOpen(uploads: UploadStore, uid: string): Promise<Claimed> {
  if ((await uploads.countOpen(uid)) >= OPEN_UPLOADS_MAX) throw tooManyUploads();
  return { writes: [], version: "" };
}

/** The progress of an upload. */
export const uploadView = ({ id, bytes, etags }: Upload): UploadView => {
  return { id, bytes, partBytes: UPLOAD_PART_BYTES, partsDone: etags.length };
};
