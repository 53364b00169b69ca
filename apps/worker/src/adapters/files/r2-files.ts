import { createHash } from "node:crypto";
import type { R2Bucket } from "@cloudflare/workers-types";
import { instant } from "@vignette/domain/kernel";
import type { FileLinks } from "./file-link.ts";
import type { Files } from "./files.ts";
import { hashKey } from "./hash-key.ts";
import { putStream } from "./put-stream.ts";
import { r2Parts } from "./r2-parts.ts";
import { fileTooLarge } from "./too-large.ts";

/** Maximum number of keys per removal and per list. Source: docs/platforms/cloudflare.md#r2. */
const KEYS_AT_ONCE = 1000;

/** Files in an R2 bucket. `origin` is our own, e.g. `https://vignette.app`. */
export function r2Files(bucket: R2Bucket, links: FileLinks, origin: string): Files {
  return {
    async put(key, body, { type, maxBytes }) {
      if (!(body instanceof Uint8Array)) return await putStream(bucket, key, body, { type, maxBytes });
      if (body.byteLength > maxBytes) throw fileTooLarge(maxBytes);
      const sha256 = createHash("sha256").update(body).digest("hex");
      await bucket.put(key, body, { httpMetadata: { contentType: type }, customMetadata: { sha256 } });
      return { bytes: body.byteLength, sha256 };
    },
    async claim(key) {
      return (await bucket.put(key, "", { onlyIf: { etagDoesNotMatch: "*" } })) !== null;
    },
    async read(key, range) {
      const object = await bucket.get(key, range ? { range } : {});
      return object && "body" in object ? new Uint8Array(await object.arrayBuffer()) : null;
    },
    async head(key) {
      const object = await bucket.head(key);
      if (!object) return null;
      const type = object.httpMetadata?.contentType ?? "application/octet-stream";
      return { bytes: object.size, type, sha256: object.customMetadata?.sha256 ?? (await hashBeside(bucket, key)) };
    },
    async remove(keys) {
      const all = keys.flatMap((key) => [key, hashKey(key)]);
      for (let at = 0; at < all.length; at += KEYS_AT_ONCE) {
        await bucket.delete(all.slice(at, at + KEYS_AT_ONCE));
      }
    },
    removeFolder: (prefix, keep = []) => removeFolder(bucket, prefix, keep),
    link: async (key) => `${origin}${await links.pathOf(key)}`,
    linkUntil: async (key, until) => `${origin}${await links.pathOf(key, until)}`,
    async list(after, limit) {
      const page = await bucket.list({ limit, ...(after !== null && { startAfter: after }) });
      const files = page.objects.map(({ key, size, uploaded }) => ({
        key,
        bytes: size,
        storedAt: instant(uploaded.getTime()),
      }));
      return { files, next: page.truncated ? (files.at(-1)?.key ?? null) : null };
    },
    async sizes(cursor) {
      const page = await bucket.list({ limit: KEYS_AT_ONCE, ...(cursor !== null && { cursor }) });
      const bytes = page.objects.reduce((sum, { size }) => sum + size, 0);
      return { bytes, next: page.truncated ? page.cursor : null };
    },
    parts: r2Parts(bucket),
  };
}

async function removeFolder(bucket: R2Bucket, prefix: string, keep: readonly string[]): Promise<void> {
  let page: Awaited<ReturnType<R2Bucket["list"]>> | null = null;
  do {
    page = await bucket.list({ prefix, limit: KEYS_AT_ONCE, ...(page?.truncated && { cursor: page.cursor }) });
    const keys = page.objects.map((it) => it.key).filter((key) => !keep.includes(key));
    if (keys.length > 0) await bucket.delete(keys);
  } while (page.truncated);
}

async function hashBeside(bucket: R2Bucket, key: string): Promise<string | null> {
  const object = await bucket.get(hashKey(key));
  return object ? await object.text() : null;
}
