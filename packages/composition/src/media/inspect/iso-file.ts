import { type IsoBox, outerBoxes } from "@vignette/domain/media";
import { strictBoxesOf } from "./iso-boxes.ts";
import { MediaRefused } from "./media-facts.ts";

/** An index of an hour takes 5 MB. */
const LARGEST_INDEX = 64 * 1024 * 1024;
/** An hour in fragments of half a second has 14 400. */
const MOST_BOXES = 20_000;
/** Of one fragment; half a minute at 60 frames a second has 1800. */
const MOST_IN_FRAGMENT = 20_000;
const READ_BYTES = 64 * 1024;
const LARGEST_FRAGMENT_HEAD = 4 * 1024 * 1024;

/** The content of `moov`. Throws `Refused` if there is none, or if the file is truncated. */
export async function readIndex(file: Blob): Promise<DataView> {
  let index: IsoBox | null = null;
  let count = 0;
  for await (const { type, at, header, length } of outerBoxes(headReader(file), file.size)) {
    if (!/^[\x20-\x7e\xa9]{4}$/.test(type) || length < header) {
      // Some cameras write notes behind the last box.
      if (index) break;
      throw new MediaRefused("damaged", "There is garbage between its boxes.");
    }
    if (at + length > file.size) throw new MediaRefused("truncated", `It breaks off in its box ${type}.`);
    if (++count > MOST_BOXES) throw new MediaRefused("damaged", "It has boxes without end.");
    const box = { type, start: at + header, end: at + length };
    if (type === "moov") index ??= box;
    if (type === "moof") await checkFragment(file, box);
  }
  if (!index) throw new MediaRefused("truncated", "It has no index: recording it was not finished.");
  if (index.end - index.start > LARGEST_INDEX) throw new MediaRefused("damaged", "Its index is larger than any.");
  return new DataView(await file.slice(index.start, index.end).arrayBuffer());
}

/** Reads the headers of boxes, many small ones at once: each read costs a browser half a millisecond. */
function headReader(file: Blob): (at: number, length: number) => Promise<Uint8Array> {
  let read = { at: 0, bytes: new ArrayBuffer(0) };
  return async (at, length) => {
    if (at < read.at || at + length > read.at + read.bytes.byteLength)
      read = { at, bytes: await file.slice(at, at + READ_BYTES).arrayBuffer() };
    return new Uint8Array(read.bytes, at - read.at, Math.min(length, read.bytes.byteLength - (at - read.at)));
  };
}

/** Samples of a fragment need not be listed one by one, so their number is checked (ISO 14496-12 §8.8.8). */
async function checkFragment(file: Blob, { start, end }: IsoBox): Promise<void> {
  if (end - start > LARGEST_FRAGMENT_HEAD) throw new MediaRefused("damaged", "A fragment's head is larger than any.");
  const view = new DataView(await file.slice(start, end).arrayBuffer());
  const tracks = strictBoxesOf(view, 0, view.byteLength).filter(({ type }) => type === "traf");
  const runs = tracks
    .flatMap((track) => strictBoxesOf(view, track.start, track.end))
    .filter(({ type }) => type === "trun");
  const samples = runs.reduce((sum, run) => sum + (run.end - run.start < 8 ? 0 : view.getUint32(run.start + 4)), 0);
  if (samples > MOST_IN_FRAGMENT) throw new MediaRefused("damaged", "A fragment has samples without end.");
}
