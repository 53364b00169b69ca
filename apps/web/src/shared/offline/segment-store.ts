import { APP_VERSION } from "@vignette/domain/kernel";
import { currentUid } from "../session/current-uid.ts";

/** Maximum number of segments per device: about 400 MB at worst. Our own choice. */
const KEPT = 60;

/** Segments of this page load, in case storage is full or forbidden. */
const held = new Map<string, Blob>();

/**
 * Encoded segments by their content, in the browser's private file system (OPFS), one folder per user and app version:
 * after a reload nothing is encoded twice. Never throws; a segment that cannot be stored is encoded again.
 */
export const segmentStore = {
  async get(key: string): Promise<Blob | null> {
    return held.get(key) ?? (await quietly(() => readFile(key)));
  },
  async put(key: string, piece: Blob): Promise<void> {
    held.set(key, piece);
    await quietly(() => writeFile(key, piece));
  },
  async forget(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      held.delete(key);
      await quietly(async () => (await folder()).removeEntry(key));
    }
  },
  /** Removes the segments of every user and app version on this device. */
  async forgetAll(): Promise<void> {
    held.clear();
    await quietly(removeFolders);
  },
};

const FOLDER = "variants-";

async function folder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return await root.getDirectoryHandle(`${FOLDER}v${APP_VERSION}-${currentUid() ?? "nobody"}`, { create: true });
}

async function removeFolders(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const names: string[] = [];
  for await (const name of root.keys()) if (name.startsWith(FOLDER)) names.push(name);
  for (const name of names) await quietly(() => root.removeEntry(name, { recursive: true }));
}

async function readFile(key: string): Promise<Blob> {
  const handle = await (await folder()).getFileHandle(key);
  return await handle.getFile();
}

async function writeFile(key: string, piece: Blob): Promise<void> {
  const pieces = await folder();
  await makeRoom(pieces);
  // Stored under its name only when complete, so that a tab that closes meanwhile leaves no partial segment.
  const handle = await pieces.getFileHandle(key, { create: true });
  const writable = await handle.createWritable();
  await writable.write(piece);
  await writable.close();
}

/** Removes the oldest segments. */
async function makeRoom(pieces: FileSystemDirectoryHandle): Promise<void> {
  const files: File[] = [];
  for await (const handle of pieces.values())
    if (handle instanceof FileSystemFileHandle) files.push(await handle.getFile());
  const oldest = files.toSorted((a, b) => a.lastModified - b.lastModified);
  for (const { name } of oldest.slice(0, Math.max(0, files.length - KEPT + 1))) await pieces.removeEntry(name);
}

async function quietly<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
