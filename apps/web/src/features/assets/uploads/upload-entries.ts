import { useSyncExternalStore } from "react";
import type { UploadEntry, UploadState } from "./upload-entry.ts";

let entries: readonly UploadEntry[] = [];
const listeners = new Set<() => void>();

/** All uploads of this page, in the order in which they were added. */
export const uploadEntries = {
  all: (): readonly UploadEntry[] => entries,
  find: (id: string): UploadEntry | undefined => entries.find((it) => it.id === id),
  add: (added: readonly UploadEntry[]): void => publish([...entries, ...added]),
  remove: (gone: (entry: UploadEntry) => boolean): void => publish(entries.filter((it) => !gone(it))),
  set: (id: string, state: UploadState): void => change(id, { state }),
  setStored: (id: string, stored: boolean): void => change(id, { stored }),
  /** Stores the id of the upload on the server, once it is known. */
  setUploadId: (id: string, uploadId: string | null): void => change(id, { uploadId }),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** All uploads of this page, for components. */
export function useUploadEntries(): readonly UploadEntry[] {
  return useSyncExternalStore(uploadEntries.subscribe, uploadEntries.all);
}

function change(id: string, part: Partial<UploadEntry>): void {
  publish(entries.map((it) => (it.id === id ? { ...it, ...part } : it)));
}

function publish(next: readonly UploadEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}
