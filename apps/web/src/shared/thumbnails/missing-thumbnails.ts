import type { LibraryAsset } from "@vignette/domain/assets";
import { idle } from "../idle.ts";
import { limitConcurrency } from "../requests/limit-concurrency.ts";
import { storeThumbnail, type Unpictured } from "./store-thumbnail.ts";

/** One at a time: decoding is expensive and nothing waits for it. */
const oneAtATime = limitConcurrency(1);
const tried = new Set<string>();
const page = new AbortController();

/** Generates missing thumbnails of assets that come into view, such as those of generated content. */
export const missingThumbnails = {
  /**
   * The asset with its new thumbnail; null if there is none. Each file is tried once until the page is reloaded.
   */
  async ask(asset: Unpictured): Promise<LibraryAsset | null> {
    if (tried.has(asset.file.key) || !navigator.onLine) return null;
    tried.add(asset.file.key);
    await idle();
    return await oneAtATime(() => storeThumbnail(asset), page.signal);
  },
};
