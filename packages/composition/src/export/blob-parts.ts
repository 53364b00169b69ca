import { StreamTarget } from "mediabunny";

/** Written in pieces of this size. */
const CHUNK_BYTES = 4 * 1024 * 1024;

/**
 * A target whose bytes go to Blobs while they are made, which browsers keep outside the page and put on disk where they
 * get large. A video of three minutes would otherwise be in memory twice before it is finished.
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
