import type { Script, ShownView } from "@vignette/domain/studio";
import type { Files } from "../../adapters/files/files.ts";
import type { StudioStore } from "./store.ts";

/** The assets whose files the beats of a script show, each once. */
export const shownAssetIds = ({ beats }: Script): string[] => [
  ...new Set(beats.flatMap(({ shows }) => (shows ? [shows.assetId] : []))),
];

/** The files that the beats of a script show, with addresses; those of an asset that is gone are left out. */
export async function shownFiles(
  { studio, files }: { studio: Pick<StudioStore, "ownAsset">; files: Files },
  uid: string,
  script: Script,
): Promise<ShownView[]> {
  const assets = await Promise.all(shownAssetIds(script).map((id) => studio.ownAsset(uid, id)));
  const wanted = new Set(script.beats.flatMap(({ shows }) => (shows ? [`${shows.assetId} ${shows.file}`] : [])));
  const shown = assets.flatMap((asset) =>
    (asset?.files ?? []).flatMap((file, index) =>
      asset && wanted.has(`${asset.id} ${index}`) ? [{ ...file, assetId: asset.id, file: index }] : [],
    ),
  );
  return await Promise.all(shown.map(async (it) => ({ ...it, url: await files.link(it.key) })));
}
