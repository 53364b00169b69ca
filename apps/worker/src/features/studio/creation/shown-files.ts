import type { Script, ShownFile, ShownView } from "@vignette/domain/studio";
import type { Files } from "../../../adapters/files/files.ts";
import type { StudioStore } from "./store.ts";

/** The library files that the beats of a script show, without duplicates. */
export const shownIn = ({ beats }: Script): ShownFile[] => [
  ...new Map(beats.flatMap(({ shows }) => (shows ? [[shows.key, shows] as const] : []))).values(),
];

/**
 * The library files that the beats of a script show, with URLs. Files that are no longer in the library are left out.
 */
export async function shownFiles(
  { studio, files }: { studio: Pick<StudioStore, "ownFile">; files: Files },
  uid: string,
  script: Script,
): Promise<ShownView[]> {
  const found = await Promise.all(shownIn(script).map((shown) => studio.ownFile(uid, shown)));
  const there = found.filter((file) => file !== null);
  return await Promise.all(there.map(async (file) => ({ ...file, url: await files.link(file.key) })));
}
