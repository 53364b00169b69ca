import { createHash } from "node:crypto";
import type { R2Bucket, R2MultipartUpload, R2UploadedPart } from "@cloudflare/workers-types";
import { hashKey } from "./hash-key.ts";
import { fileTooLarge } from "./too-large.ts";

/**
 * Size of the parts of a large file, in bytes; R2 requires at least 5 MiB, and equal sizes except for the last.
 * Source: docs/platforms/cloudflare.md#r2.
 */
const PART = 8 * 1024 * 1024;

type Options = { type: string; maxBytes: number };

/**
 * Stores a stream of unknown length: in one call if it fits into one part, otherwise part by part, so that memory
 * holds at most one part. Its SHA-256 (hex) is in the metadata, or for a large file in a file next to it.
 */
export async function putStream(
  bucket: R2Bucket,
  key: string,
  body: ReadableStream<Uint8Array>,
  { type, maxBytes }: Options,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  const parts = partsOf(body, maxBytes, (chunk) => hash.update(chunk));
  const first = await parts.next();
  const start = first.done ? new Uint8Array() : first.value;
  if (start.byteLength < PART) {
    const sha256 = hash.digest("hex");
    await bucket.put(key, start, { httpMetadata: { contentType: type }, customMetadata: { sha256 } });
    return { bytes: start.byteLength, sha256 };
  }

  const upload = await bucket.createMultipartUpload(key, { httpMetadata: { contentType: type } });
  const bytes = await uploadParts(upload, start, parts);
  const sha256 = hash.digest("hex");
  await bucket.put(hashKey(key), sha256);
  return { bytes, sha256 };
}

/** Uploads all parts or none: a failed upload leaves nothing behind. */
async function uploadParts(
  upload: R2MultipartUpload,
  start: Uint8Array,
  rest: AsyncGenerator<Uint8Array>,
): Promise<number> {
  try {
    const uploaded: R2UploadedPart[] = [await upload.uploadPart(1, start)];
    let bytes = start.byteLength;
    for await (const part of rest) {
      uploaded.push(await upload.uploadPart(uploaded.length + 1, part));
      bytes += part.byteLength;
    }
    await upload.complete(uploaded);
    return bytes;
  } catch (error) {
    await upload.abort();
    throw error;
  }
}

/** Splits the stream into full parts and a last, shorter one. Refuses as soon as it exceeds `maxBytes`. */
async function* partsOf(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  seen: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  let part = new Uint8Array(PART);
  let filled = 0;
  let total = 0;
  for await (const chunk of chunksOf(body)) {
    total += chunk.byteLength;
    if (total > maxBytes) throw fileTooLarge(maxBytes);
    seen(chunk);
    for (let at = 0; at < chunk.byteLength; ) {
      const taken = Math.min(PART - filled, chunk.byteLength - at);
      part.set(chunk.subarray(at, at + taken), filled);
      filled += taken;
      at += taken;
      if (filled === PART) {
        yield part;
        part = new Uint8Array(PART);
        filled = 0;
      }
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
