import { type Creation, filesOfLayers, piecesOf, type ShownFile, type ShownView } from "@vignette/domain/studio";
import type { Files } from "../../../adapters/files/files.ts";
import type { StudioStore } from "./store.ts";

type Drawn = Pick<Creation, "script" | "style">;
type Deps = { studio: Pick<StudioStore, "ownFile">; files: Files };
type LibraryFile = Pick<ShownFile, "origin" | "id" | "key">;

/**
 * The library files that the beats of a creation show, its logo and its layers, and what it plays as music or as its voice, without
 * duplicates.
 */
export function shownIn({ script, style: { ownMusic, ownVoice, logo, layers } }: Drawn): LibraryFile[] {
  const shown: LibraryFile[] = script?.beats.flatMap(piecesOf) ?? [];
  const all = [...shown, ...[ownMusic, ownVoice, logo].flatMap((it) => it ?? []), ...filesOfLayers(layers)];
  return [...new Map(all.map((file) => [file.key, file])).values()];
}

/** The same with URLs. Files that are no longer in the library are left out. */
export const shownFiles = (deps: Deps, uid: string, drawn: Drawn): Promise<ShownView[]> =>
  linked(deps, uid, shownIn(drawn));

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
