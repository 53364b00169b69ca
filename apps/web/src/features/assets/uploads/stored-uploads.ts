import { createStore, del, entries, set, type UseStore } from "idb-keyval";
import { pendingMark } from "./pending-mark.ts";

/** An unfinished upload, stored in this browser together with its file. */
export type StoredUpload = {
  id: string;
  uid: string;
  projectId: string;
  folderId: string | null;
  /** Id of the asset whose file it replaces. */
  replaces: string | null;
  /** It replaces the file as its repair. */
  repairs?: boolean;
  /** Only in a carousel: the key of the slide that it repairs. */
  slide?: string;
  name: string;
  /** Id of the upload on the server; null before the first part is sent. */
  uploadId: string | null;
  addedAt: number;
};

let store: UseStore | null = null;
/** File and facts are stored separately: the facts change, and the file is large. */
const factsKey = (id: string) => `facts:${id}`;
const fileKey = (id: string) => `file:${id}`;

/** Stores an upload, so that it survives a reload or a crash. Resolves to false if storage is full or blocked. */
export async function storeUpload(upload: StoredUpload, file: Blob): Promise<boolean> {
  try {
    await set(fileKey(upload.id), file, opened());
    await set(factsKey(upload.id), upload, opened());
    pendingMark.set(true);
    return true;
  } catch {
    await deleteStoredUpload(upload.id);
    return false;
  }
}

/** Updates the facts of a stored upload. Without a stored file this has no effect. */
export async function updateStoredUpload(upload: StoredUpload): Promise<void> {
  await set(factsKey(upload.id), upload, opened()).catch(() => undefined);
}

/** Deletes a stored upload and its file. */
export async function deleteStoredUpload(id: string): Promise<void> {
  await Promise.allSettled([del(factsKey(id), opened()), del(fileKey(id), opened())]);
}

/** The unfinished uploads of this user, oldest first. Those of other users of this browser are deleted. */
export async function storedUploads(uid: string): Promise<{ upload: StoredUpload; file: Blob }[]> {
  const all = new Map<unknown, unknown>(await entries(opened()).catch(() => []));
  const stored = [...all].flatMap(([key, value]) => {
    const upload = value as StoredUpload;
    const file = typeof key === "string" && key.startsWith("facts:") ? all.get(fileKey(upload.id)) : null;
    return file instanceof Blob ? [{ upload, file }] : [];
  });
  for (const { upload } of stored) if (upload.uid !== uid) await deleteStoredUpload(upload.id);
  const own = stored.filter(({ upload }) => upload.uid === uid).toSorted((a, b) => a.upload.addedAt - b.upload.addedAt);
  pendingMark.set(own.length > 0);
  return own;
}

/** Opened on first use, because it throws in browsers that block storage. */
function opened(): UseStore {
  store ??= createStore("vignette-uploads", "files");
  return store;
}
