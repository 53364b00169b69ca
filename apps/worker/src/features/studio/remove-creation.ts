import type { Documents } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";
import type { Models } from "../../adapters/generation/models.ts";
import { renderFolder } from "../../records/content/renders.ts";
import type { StudioStore } from "./creation/store.ts";
import { removeVersions } from "./creation/versions.ts";
import { cancelVideoClips } from "./generation/cancel-video-clips.ts";
import type { RenderStore } from "./rendering/render-store.ts";
import type { VariantStore } from "./variants/variant-store.ts";

type Deps = {
  studio: StudioStore;
  renders: RenderStore;
  variants: VariantStore;
  models: Models;
  files: Files;
  documents: Documents;
};

/** Removes a creation of the user with its generated media. Finished assets stay. */
export async function removeCreation(
  { studio, renders, variants, models, files, documents }: Deps,
  uid: string,
  id: string,
): Promise<{ id: string }> {
  const { value, version } = await studio.get(uid, id);
  await studio.remove(id, version);
  await cancelVideoClips(models, value);
  await removeVersions({ studio, documents }, uid, id);
  await renders.remove(id);
  await files.removeFolder(renderFolder(id));
  const set = await variants.get(id);
  await variants.remove(id);
  await files.remove([...value.media, ...(set?.value.media ?? [])].map((it) => it.key));
  return { id };
}
