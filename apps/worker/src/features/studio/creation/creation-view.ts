import type { Instant } from "@vignette/domain/kernel";
import { type Creation, type CreationView, failIfLost } from "@vignette/domain/studio";
import type { Files } from "../../../adapters/files/files.ts";
import { posterKey } from "../../../records/content/creations.ts";
import { shownFiles } from "./shown-files.ts";
import type { StudioStore } from "./store.ts";

type Deps = { studio: Pick<StudioStore, "ownFile">; files: Files; now: Instant };

/**
 * A creation with a URL for each of its media files and for its first frame. A generation that stopped without reporting is shown as failed.
 */
export async function creationView(deps: Deps, creation: Creation): Promise<CreationView> {
  const media = creation.media.map(async (it) => ({ ...it, url: await deps.files.link(it.key) }));
  const shown = creation.script ? await shownFiles(deps, creation.uid, creation) : [];
  const poster = `${await deps.files.link(posterKey(creation))}&optional=1`;
  return { ...failIfLost(creation, deps.now), media: await Promise.all(media), shown, poster };
}
