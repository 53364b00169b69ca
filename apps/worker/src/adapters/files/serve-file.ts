import type { R2Bucket, R2Object } from "@cloudflare/workers-types";
import { byteRange } from "./byte-range.ts";

/**
 * Streams a file from R2: GET and HEAD, one range (206, or 416 beyond the end), ETag with If-None-Match and If-Range.
 * `cacheControl` sets the caching of the response. Null if there is no such file.
 */
export async function serveFile(
  bucket: R2Bucket,
  key: string,
  request: Request,
  cacheControl: string,
): Promise<Response | null> {
  const head = await bucket.head(key);
  if (!head) return null;
  const headers = fileHeaders(head, cacheControl);
  if (request.headers.get("if-none-match")?.includes(head.httpEtag)) {
    return new Response(null, { status: 304, headers });
  }

  const range = askedRange(request, head);
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${head.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { offset, length } = range ?? { offset: 0, length: head.size };
  headers.set("content-length", String(length));
  if (range) headers.set("content-range", `bytes ${offset}-${offset + length - 1}/${head.size}`);
  const body = request.method === "HEAD" ? null : await bodyOf(bucket, key, range);
  return new Response(body, { status: range ? 206 : 200, headers });
}

function askedRange(request: Request, head: R2Object): ReturnType<typeof byteRange> {
  const condition = request.headers.get("if-range");
  if (condition !== null && condition !== head.httpEtag) return null;
  return byteRange(request.headers.get("range"), head.size);
}

async function bodyOf(bucket: R2Bucket, key: string, range: { offset: number; length: number } | null) {
  const object = await bucket.get(key, range ? { range } : {});
  // R2's streams are the runtime's own; only their types come from another package than the global ones.
  return object && "body" in object ? (object.body as unknown as ReadableStream<Uint8Array>) : null;
}

function fileHeaders(head: R2Object, cacheControl: string): Headers {
  return new Headers({
    "content-type": head.httpMetadata?.contentType ?? "application/octet-stream",
    "accept-ranges": "bytes",
    etag: head.httpEtag,
    "cache-control": cacheControl,
    "x-content-type-options": "nosniff",
  });
}
