import type { LibraryAsset } from "@vignette/domain/assets";
import type { Unpictured } from "../../shared/thumbnails/store-thumbnail.ts";

/** An asset as its thumbnail is generated: from its first file. Null without one. */
export function unpictured({ origin, id, kind, files: [file] }: LibraryAsset): Unpictured | null {
  return file ? { origin, id, kind, file } : null;
}
