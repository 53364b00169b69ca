import { type MovieFacts, movieFacts, outerBoxes } from "@vignette/domain/media";
import type { Files } from "./files.ts";

/** Boxes looked at on the way to the index, and its largest size in bytes. Our own choice: real files have few. */
const BOXES_MAX = 64;
const INDEX_MAX = 16 * 1024 * 1024;

/**
 * Size and duration of an MP4 or MOV wherever its index lies: phones write it last. Only the heads of its boxes and the
 * index are read. Width and height are 0 for sound alone; null for what breaks off or contradicts itself.
 */
export async function isoFacts(files: Files, key: string, bytes: number): Promise<MovieFacts | null> {
  const at = await indexAt(files, key, bytes);
  const index = at && at.length <= INDEX_MAX ? await files.read(key, at) : null;
  return index && movieFacts(index);
}

/** Where the box `moov` lies. Every box must end within the file: else it breaks off. */
async function indexAt(files: Files, key: string, bytes: number) {
  let found: { offset: number; length: number } | null = null;
  let seen = 0;
  for await (const box of outerBoxes((offset, length) => files.read(key, { offset, length }), bytes)) {
    if (box.length < box.header || box.at + box.length > bytes) return null;
    if (box.type === "moov") found = { offset: box.at, length: box.length };
    seen += 1;
    if (seen === BOXES_MAX) break;
  }
  return found;
}
