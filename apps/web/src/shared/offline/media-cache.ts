const FILES = "vignette-media";

/** Maximum number of files, enough for about ten creations; the oldest are removed first. Our own choice. */
const MOST_FILES = 120;

/** The bytes of media by their key, cached on this device: the file under a key never changes. */
export const mediaCache = {
  async get(key: string): Promise<Blob | null> {
    try {
      const kept = await (await caches.open(FILES)).match(addressOf(key));
      return kept ? await kept.blob() : null;
    } catch {
      return null;
    }
  },

  /** Fails silently: a file that is not cached is fetched again. */
  async put(key: string, file: Blob): Promise<void> {
    try {
      const files = await caches.open(FILES);
      await files.put(addressOf(key), new Response(file, { headers: { "content-type": file.type } }));
      const keys = await files.keys();
      await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_FILES)).map((oldest) => files.delete(oldest)));
    } catch {
      // No room, or a private window.
    }
  },

  async forget(): Promise<void> {
    await globalThis.caches?.delete(FILES).catch(() => false);
  },
};

/** A name in the cache. It is never requested from the network. */
const addressOf = (key: string) => `/kept-media/${encodeURIComponent(key)}`;
