import { useSyncExternalStore } from "react";
import { observed } from "../../../shared/requests/observed.ts";
import type { UploadEntry, UploadState } from "./upload-entry.ts";

const entries = observed<readonly UploadEntry[]>([]);

/** All uploads of this page, in the order in which they were added. */
export const uploadEntries = {
  all: entries.get,
  find: (id: string): UploadEntry | undefined => entries.get().find((it) => it.id === id),
  add: (added: readonly UploadEntry[]): void => entries.set([...entries.get(), ...added]),
  remove: (gone: (entry: UploadEntry) => boolean): void => entries.set(entries.get().filter((it) => !gone(it))),
  set: (id: string, state: UploadState): void => change(id, { state }),
  setStored: (id: string, stored: boolean): void => change(id, { stored }),
  /** Stores the id of the upload on the server, once it is known. */
  setUploadId: (id: string, uploadId: string | null): void => change(id, { uploadId }),
  subscribe: entries.subscribe,
};

/** All uploads of this page, for components. */
export function useUploadEntries(): readonly UploadEntry[] {
  return useSyncExternalStore(uploadEntries.subscribe, uploadEntries.all);
}

function change(id: string, part: Partial<UploadEntry>): void {
  entries.set(entries.get().map((it) => (it.id === id ? { ...it, ...part } : it)));
}
