import { createStore, del, entries, set, type UseStore } from "idb-keyval";
import { pendingMark } from "./pending-mark.ts";

/** A file on its way, as it is kept on this device until it has arrived. */
export type StoredUpload = {
  id: string;
  uid: string;
  projectId: string;
  folderId: string | null;
  /** The asset whose file it takes the place of. */
  replaces: string | null;
  name: string;
  /** Where its parts go; null before the first was sent. */
  uploadId: string | null;
  addedAt: number;
};

let store: UseStore | null = null;
/** The file and its facts lie apart: the facts change, and the file is large. */
const factsKey = (id: string) => `facts:${id}`;
const fileKey = (id: string) => `file:${id}`;

/** Keeps a file, so that a reload or a crash costs nothing. False where the browser has no room for it, or forbids it. */
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

/** Notes where the parts go. Without a kept file this changes nothing. */
export async function updateStoredUpload(upload: StoredUpload): Promise<void> {
  await set(factsKey(upload.id), upload, opened()).catch(() => undefined);
}

export async function deleteStoredUpload(id: string): Promise<void> {
  await Promise.allSettled([del(factsKey(id), opened()), del(fileKey(id), opened())]);
}

/** The files that this user began to upload and that have not arrived, oldest first. Those of anybody else go. */
export async function storedUploads(uid: string): Promise<{ upload: StoredUpload; file: Blob }[]> {
  const all = new Map<unknown, unknown>(await entries(opened()).catch(() => []));
  const kept = [...all].flatMap(([key, value]) => {
    const upload = value as StoredUpload;
    const file = typeof key === "string" && key.startsWith("facts:") ? all.get(fileKey(upload.id)) : null;
    return file instanceof Blob ? [{ upload, file }] : [];
  });
  for (const { upload } of kept) if (upload.uid !== uid) await deleteStoredUpload(upload.id);
  const own = kept.filter(({ upload }) => upload.uid === uid).toSorted((a, b) => a.upload.addedAt - b.upload.addedAt);
  pendingMark.set(own.length > 0);
  return own;
}

/** Opened at the first use: a browser that forbids storage throws here. */
function opened(): UseStore {
  store ??= createStore("vignette-uploads", "files");
  return store;
}
