import { Buffer } from "node:buffer";
import { mediaTypeOf, pictureEnd } from "@vignette/domain/media";

/** Reads up to `length` bytes from `offset`. */
type Read = (range: { offset: number; length: number }) => Promise<Uint8Array | null>;

/** Bytes that are searched at once. Our own choice. */
const PIECE = 4 * 1024 * 1024;
/** Length of the longest marker, in bytes: pieces overlap by it, so that no marker is split. */
const OVERLAP = 16;

/**
 * Whether a picture of `bytes` bytes is complete: a header alone, or a truncated file, shows nothing. `head` is its
 * beginning, which is enough for `pictureSize`.
 */
export async function isWholePicture(head: Uint8Array, bytes: number, read: Read): Promise<boolean> {
  const end = pictureEnd(mediaTypeOf(head), head);
  if (end === null) return false;
  if ("bytes" in end) return end.bytes <= bytes;
  let at = end.from;
  for (const mark of end.marks) {
    const found = await find(mark, at, bytes, read);
    if (found === null) return false;
    at = found + mark.byteLength;
  }
  return true;
}

/** The same of a picture whose bytes are all at hand. */
export const isWholeInMemory = (bytes: Uint8Array): Promise<boolean> =>
  isWholePicture(bytes, bytes.byteLength, async ({ offset, length }) => bytes.subarray(offset, offset + length));

async function find(mark: Uint8Array, from: number, bytes: number, read: Read): Promise<number | null> {
  for (let at = from; at < bytes; at += PIECE) {
    const piece = await read({ offset: at, length: Math.min(PIECE + OVERLAP, bytes - at) });
    if (!piece) return null;
    const found = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).indexOf(mark);
    if (found !== -1) return at + found;
  }
  return null;
}
