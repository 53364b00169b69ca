const FILES = "vignette-media";

/** Pictures and voices of about ten creations; the oldest go first. Our own choice. */
const MOST_FILES = 120;

/** The bytes of media by their key, kept on this device: a key never gets other bytes. */
export const mediaCache = {
  async get(key: string): Promise<Blob | null> {
    try {
      const kept = await (await caches.open(FILES)).match(addressOf(key));
      return kept ? await kept.blob() : null;
    } catch {
      return null;
    }
  },

  /** Fails in silence: what is not kept is fetched again. */
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
