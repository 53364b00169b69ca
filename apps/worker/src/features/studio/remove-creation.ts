import type { Instant } from "@vignette/domain/kernel";
import { exportFolder } from "@vignette/domain/studio";
import type { Documents } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";
import type { Models } from "../../adapters/generation/models.ts";
import { mediaFolder } from "../../records/content/creations.ts";
import { renderFolder } from "../../records/content/renders.ts";
import { removedFilesWrites } from "../../records/removed-files-writes.ts";
import type { StudioStore } from "./creation/store.ts";
import { removeVersions } from "./creation/versions.ts";
import { cancelVideoClips } from "./generation/video-clips/cancel-video-clips.ts";
import type { RenderStore } from "./rendering/render-store.ts";
import type { VariantStore } from "./variants/variant-store.ts";

type Deps = {
  studio: StudioStore;
  renders: RenderStore;
  variants: VariantStore;
  models: Models;
  files: Files;
  documents: Documents;
  newId: () => string;
  now: Instant;
};

/**
 * Removes a creation of the user with its generated media and unused exports. Finished assets and their files stay, and
 * so do posts, including one that is being sent.
 */
export async function removeCreation(deps: Deps, uid: string, id: string): Promise<{ id: string }> {
  const { studio, renders, variants, models, files, documents } = deps;
  const { value, version } = await studio.get(uid, id);
  const set = await variants.get(id);
  const generated = [...value.media, ...(set?.value.media ?? [])].map((it) => it.key);
  const removed = removedFilesWrites(deps, [renderFolder(id), mediaFolder(id), ...generated]);
  await documents.commit([studio.writes.remove(id, version), ...removed]);
  await cancelVideoClips(models, value);
  await removeVersions({ studio, documents }, uid, id);
  await renders.remove(id);
  await files.removeFolder(renderFolder(id));
  await variants.remove(id);
  await files.remove(generated);
  await files.removeFolder(exportFolder(id), await studio.keysInUse(uid, id));
  return { id };
}
