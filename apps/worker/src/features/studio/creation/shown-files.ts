import { type Creation, libraryFilesOf, type ShownFile, type ShownView } from "@vignette/domain/studio";
import type { Files } from "../../../adapters/files/files.ts";
import type { StudioStore } from "./store.ts";

type Drawn = Pick<Creation, "script" | "style">;
type Deps = { studio: Pick<StudioStore, "ownFile">; files: Files };
type LibraryFile = Pick<ShownFile, "origin" | "id" | "key">;

/** The library files of what a creation draws and plays, with URLs. Files that are no longer in the library are left out. */
export const shownFiles = (deps: Deps, uid: string, drawn: Drawn): Promise<ShownView[]> =>
  linked(deps, uid, libraryFilesOf(drawn));

/** Files of the library with URLs. Those that are no longer there are left out. */
export async function linked(
  { studio, files }: Deps,
  uid: string,
  wanted: readonly LibraryFile[],
): Promise<ShownView[]> {
  const found = await Promise.all(wanted.map((file) => studio.ownFile(uid, file)));
  const there = found.filter((file) => file !== null);
  return await Promise.all(there.map(async (file) => ({ ...file, url: await files.link(file.key) })));
}
