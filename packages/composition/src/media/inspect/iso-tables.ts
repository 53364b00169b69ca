import type { IsoBox } from "@vignette/domain/media";
import { MediaRefused } from "./media-facts.ts";

/** An hour at 60 frames a second has 216 000, an hour of AAC at 192 kHz 675 000; parsers make lists of them. */
const MOST_SAMPLES = 800_000;

/** Here every single value is a sample, and parsers treat a whole chunk as one. */
const PCM = ["sowt", "twos", "lpcm", "ipcm", "fpcm", "in24", "in32", "fl32", "fl64", "raw ", "NONE", "ulaw", "alaw"];

/** Bytes before the number of rows, and bytes of a row (ISO 14496-12 §8.6, §8.7). */
const TABLES: Record<string, { before: number; row: number }> = {
  stts: { before: 4, row: 8 },
  ctts: { before: 4, row: 8 },
  stss: { before: 4, row: 4 },
  stsc: { before: 4, row: 12 },
  stsz: { before: 8, row: 4 },
  stco: { before: 4, row: 4 },
  co64: { before: 4, row: 8 },
};

/** Checks that the tables of one track agree with the sizes that they state. Throws `Refused`. */
export function checkTables(view: DataView, boxes: readonly IsoBox[]): void {
  for (const box of boxes) {
    checkRows(view, box);
    if (box.type === "stsd") checkEncryption(view, box);
    if (box.type === "stsc") checkChunks(view, box, boxes);
  }
  const description = boxes.find(({ type }) => type === "stsd");
  const isPcm = description !== undefined && PCM.includes(entryOf(view, description));
  const moved = samplesIn(view, boxes, "ctts");
  const listed = isPcm && moved === 0 ? 0 : samplesIn(view, boxes, "stts");
  if (listed > samplesOf(view, boxes)) throw new MediaRefused("damaged", "It has more samples than sizes of them.");
  if (Math.max(moved, listed) > MOST_SAMPLES) throw new MediaRefused("damaged", "It has samples without end.");
}

function checkRows(view: DataView, box: IsoBox): void {
  const table = TABLES[box.type];
  if (!table) return;
  const room = box.end - box.start - table.before - 4;
  if (room < 0) throw new MediaRefused("damaged", `Its table ${box.type} is cut.`);
  // All samples of one size are one number instead of rows.
  const isOneSize = box.type === "stsz" && view.getUint32(box.start + 4) !== 0;
  if (!isOneSize && rowsOf(view, box, table.before) * table.row > room)
    throw new MediaRefused("damaged", `Its table ${box.type} says it is longer than it is.`);
}

function rowsOf(view: DataView, box: IsoBox, before = 4): number {
  return view.getUint32(box.start + before);
}

function checkEncryption(view: DataView, description: IsoBox): void {
  const entry = entryOf(view, description);
  if (["encv", "enca", "drmi", "drms"].includes(entry))
    throw new MediaRefused("encrypted", `Its samples are ${entry}.`);
}

/** Rows of `stsc` name chunks that exist, in order: parsers count from one to the next. */
function checkChunks(view: DataView, runs: IsoBox, boxes: readonly IsoBox[]): void {
  const offsets = boxes.find(({ type }) => type === "stco") ?? boxes.find(({ type }) => type === "co64");
  const chunks = offsets ? rowsOf(view, offsets) : 0;
  const samples = samplesOf(view, boxes);
  let before = 0;
  for (let i = 0; i < rowsOf(view, runs); i++) {
    const first = view.getUint32(runs.start + 8 + i * 12);
    if (first <= before || first > chunks + 1) throw new MediaRefused("damaged", "Its chunks are out of order.");
    if (view.getUint32(runs.start + 12 + i * 12) > samples)
      throw new MediaRefused("damaged", "A chunk has more than all samples.");
    before = first;
  }
}

/** As many as have a size (ISO 14496-12 §8.7.3). */
function samplesOf(view: DataView, boxes: readonly IsoBox[]): number {
  const sizes = boxes.filter(({ type, start, end }) => ["stsz", "stz2"].includes(type) && end - start >= 12);
  return sizes.reduce((sum, { start }) => sum + view.getUint32(start + 8), 0);
}

/** For rows of a count and another value. */
function samplesIn(view: DataView, boxes: readonly IsoBox[], type: "stts" | "ctts"): number {
  let count = 0;
  for (const box of boxes.filter((one) => one.type === type)) {
    for (let i = 0; i < rowsOf(view, box); i++) count += view.getUint32(box.start + 8 + i * 8);
  }
  return count;
}

/** The type of the first sample entry. */
function entryOf(view: DataView, { start, end }: IsoBox): string {
  return start + 16 <= end ? String.fromCharCode(...[12, 13, 14, 15].map((i) => view.getUint8(start + i))) : "";
}
