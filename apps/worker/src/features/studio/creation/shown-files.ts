import { type Creation, piecesOf, type ShownFile, type ShownView } from "@vignette/domain/studio";
import type { Files } from "../../../adapters/files/files.ts";
import type { StudioStore } from "./store.ts";

type Drawn = Pick<Creation, "script" | "style">;
type LibraryFile = Pick<ShownFile, "origin" | "id" | "key">;

/** The library files that the beats of a creation show and that it plays as music or as its voice, without duplicates. */
export function shownIn({ script, style: { ownMusic, ownVoice } }: Drawn): LibraryFile[] {
  const shown: LibraryFile[] = script?.beats.flatMap(piecesOf) ?? [];
  const all = [...shown, ...[ownMusic, ownVoice].flatMap((it) => it ?? [])];
  return [...new Map(all.map((file) => [file.key, file])).values()];
}

/** The same with URLs. Files that are no longer in the library are left out. */
export async function shownFiles(
  { studio, files }: { studio: Pick<StudioStore, "ownFile">; files: Files },
  uid: string,
  drawn: Drawn,
): Promise<ShownView[]> {
  const found = await Promise.all(shownIn(drawn).map((shown) => studio.ownFile(uid, shown)));
  const there = found.filter((file) => file !== null);
  return await Promise.all(there.map(async (file) => ({ ...file, url: await files.link(file.key) })));
}
