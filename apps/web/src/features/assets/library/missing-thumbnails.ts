import type { LibraryAsset } from "@vignette/domain/assets";
import { limitConcurrency } from "../uploads/limit-concurrency.ts";
import { uploadThumbnail } from "../uploads/upload-thumbnail.ts";
import { updateCachedItems } from "./library-cache.ts";

/** One at a time: decoding is expensive and nothing waits for it. */
const oneAtATime = limitConcurrency(1);
const tried = new Set<string>();
const page = new AbortController();

/** Generates missing thumbnails of assets that come into view, such as those of generated content. */
export const missingThumbnails = {
  /** Generates the thumbnail of an asset. Each file is tried once until the page is reloaded. */
  ask(item: LibraryAsset): void {
    const key = item.files[0]?.key;
    if (key === undefined || tried.has(key) || !navigator.onLine) return;
    tried.add(key);
    void oneAtATime(() => uploadThumbnail(item), page.signal).then((given) => given && updateCachedItems([given]));
  },
};
