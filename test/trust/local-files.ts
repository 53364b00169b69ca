import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { root } from "../../scripts/local/settings.ts";
import type { Product } from "./product.ts";

type Bucket = {
  list: (options: { cursor?: string }) => Promise<{ objects: { key: string }[]; truncated: boolean; cursor?: string }>;
  put: (key: string, value: string) => Promise<unknown>;
};

/** The bucket of a local instance, opened beside its Worker on the same folder. `close` ends the process that reads it. */
export async function localFiles(dataDir: string): Promise<{ files: Product["files"]; close: () => Promise<void> }> {
  const { env, dispose } = await getPlatformProxy<{ FILES: Bucket }>({
    configPath: join(root, "wrangler.toml"),
    persist: { path: join(dataDir, "worker", "v3") },
    envFiles: [],
  });
  return {
    files: { keys: () => keysIn(env.FILES), put: async (key) => void (await env.FILES.put(key, "a file")) },
    close: dispose,
  };
}

async function keysIn(bucket: Bucket): Promise<string[]> {
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list(cursor === undefined ? {} : { cursor });
    keys.push(...page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return keys;
}
