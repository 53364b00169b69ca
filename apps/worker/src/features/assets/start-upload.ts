import {
  OPEN_UPLOADS_MAX,
  type StartUploadInput,
  tooManyUploads,
  UPLOAD_PART_BYTES,
  type Upload,
  type UploadView,
  uploadedAssetFolder,
} from "@vignette/domain/assets";
import type { Instant } from "@vignette/domain/kernel";
import type { FolderStore } from "./folder-store.ts";
import type { AssetStore } from "./store.ts";
import type { UploadStore } from "./upload-store.ts";

type Deps = { assets: AssetStore; folders: FolderStore; uploads: UploadStore; now: Instant; newId: () => string };

/** Starts an upload. Nothing is stored before the first part has shown the file's type. */
export async function startUpload(deps: Deps, uid: string, input: StartUploadInput): Promise<UploadView> {
  const { projectId, folderId, replaces, name, bytes } = input;
  await deps.assets.project(uid, projectId);
  if (folderId !== null) await deps.folders.folder(uid, projectId, folderId);
  if (replaces !== null) await deps.assets.item(uid, { origin: "uploaded", id: replaces });
  if ((await deps.uploads.countOpen(uid)) >= OPEN_UPLOADS_MAX) throw tooManyUploads();

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
    key,
    begun: null,
    etags: [],
    createdAt: deps.now,
  };
  await deps.uploads.create(upload);
  return uploadView(upload);
}

/** The progress of an upload. */
export const uploadView = ({ id, bytes, etags }: Upload): UploadView => {
  return { id, bytes, partBytes: UPLOAD_PART_BYTES, partsDone: etags.length };
};
