import type { Files } from "../../adapters/files/files.ts";
import type { StudioStore } from "./store.ts";

type Deps = { studio: StudioStore; files: Files };

/** Removes a creation of the user and what was drawn and spoken for it. A finished asset stays. */
export async function removeCreation({ studio, files }: Deps, uid: string, id: string): Promise<{ id: string }> {
  const { value, version } = await studio.get(uid, id);
  await studio.remove(id, version);
  await files.remove(value.media.map((it) => it.key));
  return { id };
}
