import type { Instant } from "@vignette/domain/kernel";
import { type Creation, type CreationView, settled } from "@vignette/domain/studio";
import type { Files } from "../../adapters/files/files.ts";

/** A creation with an address for each of its media. One whose work has stopped unnoticed is shown as failed. */
export async function creationView(deps: { files: Files; now: Instant }, creation: Creation): Promise<CreationView> {
  const media = creation.media.map(async (it) => ({ ...it, url: await deps.files.link(it.key) }));
  return { ...settled(creation, deps.now), media: await Promise.all(media) };
}
