import type { LibraryAsset } from "@vignette/domain/assets";

export type PickedFile = LibraryAsset["files"][number];

const picked = new Map<string, PickedFile>();

/** Remembers the files of assets chosen on this page, so that a draft can show them before the Worker has stored it. */
export function rememberPicked(items: readonly LibraryAsset[]): void {
  for (const { files } of items) for (const file of files) picked.set(file.key, file);
}

/** A file chosen on this page; undefined for any other key. */
export const pickedFile = (key: string): PickedFile | undefined => picked.get(key);
