import type { LibraryAsset } from "@vignette/domain/assets";
import { type GeneratedThumbnail, makeThumbnail } from "./make-thumbnail.ts";
import { putBytes } from "./put-bytes.ts";

/** Generates the thumbnail of an asset from its first file and stores it with the asset. Null if that fails. */
export async function uploadThumbnail(item: LibraryAsset, file: Blob | null = null): Promise<LibraryAsset | null> {
  const [first] = item.files;
  if (!first) return null;
  try {
    const blob = file ?? (await (await fetch(first.url)).blob());
    return await send(item, first.key, await makeThumbnail(blob, item.kind));
  } catch {
    // Without a thumbnail the file itself is shown, and the next visit tries again.
    return null;
  }
}

async function send(
  { origin, id }: LibraryAsset,
  of: string,
  { jpeg, colours }: GeneratedThumbnail,
): Promise<LibraryAsset> {
  const query = new URLSearchParams({ of, colours: colours.join(",") });
  const url = `/api/thumbnails/${origin}/${encodeURIComponent(id)}?${query}`;
  return await putBytes<LibraryAsset>({ url, body: jpeg, signal: AbortSignal.timeout(30_000) });
}
