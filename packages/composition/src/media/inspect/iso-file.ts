import { boxesOf, boxLength, type IsoBox } from "./iso-boxes.ts";
import { Refused } from "./media-facts.ts";

/** An index of an hour takes 5 MB. */
const LARGEST_INDEX = 64 * 1024 * 1024;
/** An hour in fragments of half a second has 14 400. */
const MOST_BOXES = 20_000;
/** Of one fragment; half a minute at 60 frames a second has 1800. */
const MOST_IN_FRAGMENT = 20_000;
const READ_BYTES = 64 * 1024;
const LARGEST_FRAGMENT_HEAD = 4 * 1024 * 1024;

/** The content of `moov`. Throws `Refused` if there is none, or if the file breaks off anywhere. */
export async function readIndex(file: Blob): Promise<DataView> {
  let index: IsoBox | null = null;
  const headAt = headReader(file);
  let count = 0;
  for (let at = 0; at + 8 <= file.size; ) {
    const box = outerBox(await headAt(at), at, file.size, index !== null);
    if (!box) break;
    if (++count > MOST_BOXES) throw new Refused("damaged", "It has boxes without end.");
    if (box.type === "moov") index ??= box;
    if (box.type === "moof") await checkFragment(file, box);
    at = box.to;
  }
  if (!index) throw new Refused("truncated", "It has no index: recording it was not finished.");
  if (index.to - index.from > LARGEST_INDEX) throw new Refused("damaged", "Its index is larger than any.");
  return new DataView(await file.slice(index.from, index.to).arrayBuffer());
}

/** Reads the beginnings of boxes, many small ones at once: each reading costs a browser half a millisecond. */
function headReader(file: Blob): (at: number) => Promise<DataView> {
  let read = { at: 0, bytes: new ArrayBuffer(0) };
  return async (at) => {
    if (at < read.at || at + 16 > read.at + read.bytes.byteLength)
      read = { at, bytes: await file.slice(at, at + READ_BYTES).arrayBuffer() };
    return new DataView(read.bytes, at - read.at, Math.min(16, read.bytes.byteLength - (at - read.at)));
  };
}

/** Null for the notes that some cameras write behind the last box. */
function outerBox(head: DataView, at: number, size: number, isComplete: boolean): IsoBox | null {
  const type = String.fromCharCode(...[4, 5, 6, 7].map((i) => head.getUint8(i)));
  const { header, length } = boxLength(head, 0, size - at);
  if (!/^[\x20-\x7e\xa9]{4}$/.test(type) || length < header) {
    if (isComplete) return null;
    throw new Refused("damaged", "There is garbage between its boxes.");
  }
  if (at + length > size) throw new Refused("truncated", `It breaks off in its box ${type}.`);
  return { type, from: at + header, to: at + length };
}

/** Samples of a fragment need not be told one by one, so their number is checked (ISO 14496-12 §8.8.8). */
async function checkFragment(file: Blob, { from, to }: IsoBox): Promise<void> {
  if (to - from > LARGEST_FRAGMENT_HEAD) throw new Refused("damaged", "A fragment's head is larger than any.");
  const view = new DataView(await file.slice(from, to).arrayBuffer());
  const tracks = boxesOf(view, 0, view.byteLength).filter(({ type }) => type === "traf");
  const runs = tracks.flatMap((track) => boxesOf(view, track.from, track.to)).filter(({ type }) => type === "trun");
  const samples = runs.reduce((sum, run) => sum + (run.to - run.from < 8 ? 0 : view.getUint32(run.from + 4)), 0);
  if (samples > MOST_IN_FRAGMENT) throw new Refused("damaged", "A fragment has samples without end.");
}
