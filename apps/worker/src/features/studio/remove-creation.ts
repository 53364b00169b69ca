import type { Files } from "../../adapters/files/files.ts";
import { type RenderStore, renderFolder } from "./render-store.ts";
import type { StudioStore } from "./store.ts";

type Deps = { studio: StudioStore; renders: RenderStore; files: Files };

/** Removes a creation of the user and what was drawn and spoken for it. A finished asset stays. */
export async function removeCreation(
  { studio, renders, files }: Deps,
  uid: string,
  id: string,
): Promise<{ id: string }> {
  const { value, version } = await studio.get(uid, id);
  await studio.remove(id, version);
  await renders.remove(id);
  await files.removeFolder(renderFolder(id));
  await files.remove(value.media.map((it) => it.key));
  return { id };
}
