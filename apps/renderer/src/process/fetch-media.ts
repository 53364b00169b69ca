import { createWriteStream, openAsBlob } from "node:fs";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { RenderJob } from "@vignette/domain/studio";
import { JobError } from "./job-error.ts";

/** All pictures and sounds of a job together, in bytes. Our own choice. */
const MOST_BYTES = 256 * 1024 * 1024;
const TIMEOUT = 60_000;

/** The media that the scenes use, kept in the job's folder: memory holds none of it. Throws JobErrors. */
export async function fetchMedia(
  media: RenderJob["media"],
  used: ReadonlySet<string>,
  folder: string,
  most = MOST_BYTES,
): Promise<Map<string, Blob>> {
  let left = most;
  const files = new Map<string, Blob>();
  for (const [index, { id, url }] of media.entries()) {
    if (!used.has(id)) continue;
    const path = join(folder, `media-${index}`);
    left -= await fetchFile(url, path, left);
    files.set(id, await openAsBlob(path));
  }
  return files;
}

async function fetchFile(url: string, path: string, most: number): Promise<number> {
  const answer = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(TIMEOUT) }).catch(
    (cause: unknown) => {
      throw new JobError("download-failed", "A file could not be fetched.", { cause });
    },
  );
  if (answer.status === 404 || answer.status === 403) throw new JobError("media-missing", `A file: ${answer.status}.`);
  if (!answer.ok || !answer.body) throw new JobError("download-failed", `A file: ${answer.status}.`);
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      done(bytes > most ? new JobError("too-large", `More than ${most} bytes of media are left.`) : null, chunk);
    },
  });
  await pipeline(answer.body, counter, createWriteStream(path)).catch((cause: unknown) => {
    throw cause instanceof JobError ? cause : new JobError("download-failed", "A file broke off.", { cause });
  });
  return bytes;
}
