import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";

/** A file of a bucket with what R2 keeps beside it. */
export type StoredFile = { key: string; type: string | null; metadata: Record<string, string> };

export type Bucket = {
  all: () => AsyncGenerator<StoredFile>;
  read: (key: string) => Promise<Uint8Array>;
  write: (file: StoredFile, bytes: Uint8Array) => Promise<void>;
  remove: (keys: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
};

/** The files of a local instance that is stopped. `dataDir` is its `DATA_DIR`. */
export async function localBucket(dataDir: string): Promise<Bucket> {
  const options = convertV4MiniflareOptions({
    modules: true,
    script: "export default { fetch: () => new Response() }",
    compatibilityDate: "2026-07-01",
    r2Buckets: { FILES: "vignette-files" },
  });
  const miniflare = new Miniflare({ ...options, resourcePersistencePath: join(dataDir, "worker", "v3") });
  const bucket = await miniflare.getR2Bucket("FILES");
  return {
    async *all() {
      for (let cursor: string | undefined, more = true; more; ) {
        const page = await bucket.list({
          include: ["httpMetadata", "customMetadata"],
          ...(cursor !== undefined && { cursor }),
        });
        for (const { key, httpMetadata, customMetadata } of page.objects)
          yield { key, type: httpMetadata?.contentType ?? null, metadata: customMetadata ?? {} };
        more = page.truncated;
        cursor = page.truncated ? page.cursor : undefined;
      }
    },
    async read(key) {
      const object = await bucket.get(key);
      if (!object) throw new Error(`${key} is gone.`);
      return new Uint8Array(await object.arrayBuffer());
    },
    async write({ key, type, metadata }, bytes) {
      await bucket.put(key, bytes, {
        ...(type !== null && { httpMetadata: { contentType: type } }),
        customMetadata: metadata,
      });
    },
    remove: async (keys) => await bucket.delete([...keys]),
    close: () => miniflare.dispose(),
  };
}
