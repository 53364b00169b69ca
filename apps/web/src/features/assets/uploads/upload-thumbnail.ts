import type { LibraryItem } from "@vignette/domain/assets";
import { type GeneratedThumbnail, makeThumbnail } from "./make-thumbnail.ts";
import { putBytes } from "./put-bytes.ts";

/** Makes the small picture of an item from its first file and keeps it with the item. Null where that cannot be done here. */
export async function uploadThumbnail(item: LibraryItem, file: Blob | null = null): Promise<LibraryItem | null> {
  const [first] = item.files;
  if (!first) return null;
  try {
    const blob = file ?? (await (await fetch(first.url)).blob());
    return await send(item, first.key, await makeThumbnail(blob, item.kind));
  } catch {
    // Without a small picture the large one is shown; the next visit tries again.
    return null;
  }
}

async function send(
  { origin, id }: LibraryItem,
  of: string,
  { jpeg, colours }: GeneratedThumbnail,
): Promise<LibraryItem> {
  const query = new URLSearchParams({ of, colours: colours.join(",") });
  const url = `/api/thumbnails/${origin}/${encodeURIComponent(id)}?${query}`;
  return await putBytes<LibraryItem>({ url, body: jpeg, signal: AbortSignal.timeout(30_000) });
}
