import { StreamTarget } from "mediabunny";

/** Size of a written part, in bytes. */
const CHUNK_BYTES = 4 * 1024 * 1024;

/**
 * A target that collects bytes in Blobs, which browsers store outside the page, on disk if they are large. Otherwise a
 * video of three minutes would be in memory twice before it is finished.
 */
export function blobParts(): { target: StreamTarget; file: (type: string) => Blob } {
  let parts: Blob[] = [];
  let length = 0;
  const write = (position: number, data: Uint8Array<ArrayBuffer>) => {
    if (position >= length) {
      parts.push(new Blob([new Uint8Array(position - length), data]));
    } else {
      const whole = new Blob(parts);
      parts = [whole.slice(0, position), new Blob([data]), whole.slice(position + data.length)];
    }
    length = Math.max(length, position + data.length);
  };
  const stream = new WritableStream({ write: ({ position, data }) => write(position, data) });
  return {
    target: new StreamTarget(stream, { chunked: true, chunkSize: CHUNK_BYTES }),
    file: (type) => new Blob(parts, { type }),
  };
}
