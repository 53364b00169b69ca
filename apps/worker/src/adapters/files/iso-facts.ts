import type { Movie } from "@vignette/domain/assets";
import { type MovieFacts, movieFacts, movieTracks, outerBoxes } from "@vignette/domain/media";
import type { Files } from "./files.ts";

/** Maximum number of boxes before the index, and its maximum size in bytes. Our own choice: real files have few. */
const BOXES_MAX = 64;
const INDEX_MAX = 16 * 1024 * 1024;

/**
 * Size, duration and codecs of an MP4 or MOV wherever its index is: phones write it last. Reads only the headers of its boxes
 * and the index. Width and height are 0 for audio; null if the file is truncated or inconsistent.
 */
export async function isoFacts(
  files: Files,
  key: string,
  bytes: number,
): Promise<(MovieFacts & { movie: Movie }) | null> {
  const at = await indexAt(files, key, bytes);
  const index = at && at.length <= INDEX_MAX ? await files.read(key, at) : null;
  const facts = index && movieFacts(index);
  return at && facts && { ...facts, movie: { ...movieTracks(index), indexFirst: at.isFirst } };
}

/** The position of the box `moov`. Every box must end within the file: otherwise the file is truncated. */
async function indexAt(files: Files, key: string, bytes: number) {
  let found: { offset: number; length: number; isFirst: boolean } | null = null;
  let media = false;
  let seen = 0;
  for await (const box of outerBoxes((offset, length) => files.read(key, { offset, length }), bytes)) {
    if (box.length < box.header || box.at + box.length > bytes) return null;
    if (box.type === "mdat") media = true;
    if (box.type === "moov") found = { offset: box.at, length: box.length, isFirst: !media };
    seen += 1;
    if (seen === BOXES_MAX) break;
  }
  return found;
}
