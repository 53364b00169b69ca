import { createReadStream, statSync } from "node:fs";
import { Readable } from "node:stream";

/** The app shows these files on its own pages, which may be isolated from other origins. */
export const SHOWN_ANYWHERE = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };

/** Streams a file, or the one requested range of it: a video must be seekable. */
export function serveFile({ type, path }: { type: string; path: string }, range: string | undefined): Response {
  const { size } = statSync(path);
  const headers = {
    "content-type": type,
    ...SHOWN_ANYWHERE,
    "accept-ranges": "bytes",
    // The address is the hash of the bytes.
    "cache-control": "public, max-age=31536000, immutable",
  };
  const part = readRange(range, size);
  if (part === null) return new Response(stream(path), { headers: { ...headers, "content-length": String(size) } });
  if (part === "unsatisfiable") {
    return new Response(null, { status: 416, headers: { ...headers, "content-range": `bytes */${size}` } });
  }
  return new Response(stream(path, part), {
    status: 206,
    headers: {
      ...headers,
      "content-length": String(part.end - part.start + 1),
      "content-range": `bytes ${part.start}-${part.end}/${size}`,
    },
  });
}

type Range = { start: number; end: number };

/** Null: the whole file. Several ranges, or an invalid range header, are ignored, as HTTP allows. */
function readRange(header: string | undefined, size: number): Range | "unsatisfiable" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return null;
  const [, first = "", last = ""] = match;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? "unsatisfiable" : { start, end };
}

function stream(path: string, range?: Range): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(path, range)) as ReadableStream<Uint8Array>;
}
