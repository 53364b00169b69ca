import type { ItemRef, LibraryAsset } from "@vignette/domain/assets";
import type { MediaKind } from "@vignette/domain/media";
import { putBytes } from "../requests/put-bytes.ts";
import type { GeneratedThumbnail } from "./make-thumbnail.ts";

/** An asset that needs a thumbnail, and the file that it shows first. */
export type Unpictured = ItemRef & { kind: MediaKind; file: { key: string; url: string } };

/** Generates the thumbnail of an asset and stores it with the asset. Null if that fails. `file` spares the download. */
export async function storeThumbnail(asset: Unpictured, file: Blob | null = null): Promise<LibraryAsset | null> {
  try {
    const blob = file ?? (await (await fetch(asset.file.url)).blob());
    const { makeThumbnail } = await import("./make-thumbnail.ts");
    return await send(asset, await makeThumbnail(blob, asset.kind, asset.file.key));
  } catch {
    // Without a thumbnail the file itself is shown, and the next visit tries again.
    return null;
  }
}

async function send(
  { origin, id, file: { key } }: Unpictured,
  { jpeg, colours, isScreen }: GeneratedThumbnail,
): Promise<LibraryAsset> {
  const query = new URLSearchParams({ of: key, colours: colours.join(",") });
  if (isScreen !== null) query.set("screen", isScreen ? "1" : "0");
  const url = `/api/thumbnails/${origin}/${encodeURIComponent(id)}?${query}`;
  return await putBytes<LibraryAsset>({ url, body: jpeg, signal: AbortSignal.timeout(30_000) });
}
