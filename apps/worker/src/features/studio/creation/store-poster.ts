import { changedMeanwhile, Refusal } from "@vignette/domain/kernel";
import { mediaTypeOf, pictureSize } from "@vignette/domain/media";
import type { Files } from "../../../adapters/files/files.ts";
import { posterKey } from "../../../records/content/creations.ts";
import type { StudioStore } from "./store.ts";

/** Maximum size of a poster, in bytes and in pixels per side. Our own choice: a frame on a wall at twice its width. */
export const POSTER_MAX_BYTES = 200 * 1024;
const POSTER_MAX_SIDE = 960;

const notAPoster = () =>
  new Refusal("invalid", "studio.not-a-poster", `Hand in a JPEG of at most ${POSTER_MAX_SIDE} pixels a side.`, "body");

type Deps = { studio: Pick<StudioStore, "get">; files: Files };
/** `of` is when the creation that it shows was edited last. */
type Made = { bytes: () => Promise<Uint8Array>; of: number };

/**
 * Stores the first frame of a creation as a browser drew it, for walls and lists. Its key names the edit that it shows, so
 * that the document stays as it is: an edit at the same time is not refused. Throws a Refusal if the creation was edited
 * since.
 */
export async function storePoster({ studio, files }: Deps, uid: string, id: string, made: Made): Promise<void> {
  const { value } = await studio.get(uid, id);
  const bytes = await made.bytes();
  const size = mediaTypeOf(bytes) === "image/jpeg" ? pictureSize(bytes) : null;
  if (!size || Math.max(size.width, size.height) > POSTER_MAX_SIDE) throw notAPoster();
  if (value.lastUpdated !== made.of) throw changedMeanwhile("creation");
  await files.put(posterKey(value), bytes, { type: "image/jpeg", maxBytes: POSTER_MAX_BYTES });
}
