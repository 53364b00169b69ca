import type { LibraryItem } from "@vignette/domain/assets";
import { limitConcurrency } from "../uploads/limit-concurrency.ts";
import { uploadThumbnail } from "../uploads/upload-thumbnail.ts";
import { updateCachedItems } from "./library-cache.ts";

/** Decoding is work, and nobody waits for it: one at a time. */
const oneAtATime = limitConcurrency(1);
const asked = new Set<string>();
const page = new AbortController();

/** Makes the small pictures that are missing, of whatever comes into sight: content that was made here begins without. */
export const missingThumbnails = {
  /** Each file is tried once as long as the page is open. */
  ask(item: LibraryItem): void {
    const key = item.files[0]?.key;
    if (key === undefined || asked.has(key) || !navigator.onLine) return;
    asked.add(key);
    void oneAtATime(() => uploadThumbnail(item), page.signal).then((given) => given && updateCachedItems([given]));
  },
};
