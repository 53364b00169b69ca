import { boxesOf, outerBoxes } from "@vignette/domain/media";

/** A file, or what holds all of one. */
export type Mp4File = Blob | Uint8Array<ArrayBuffer>;

/** More than any file that we write has. */
const MOST_BOXES = 100;

/**
 * How an MP4 is laid out. `faststart`: the index comes before the samples. `editList`: a track plays other than it is
 * stored, because it has a list of edits.
 */
export async function mp4Layout(file: Mp4File): Promise<{ faststart: boolean; editList: boolean }> {
  const names: string[] = [];
  let editList = false;
  for await (const { type, at, header, length } of outerBoxes(
    (from, bytes) => part(file, from, from + bytes),
    sizeOf(file),
  )) {
    if (names.push(type) > MOST_BOXES) break;
    if (type === "moov") editList = hasEditList(await part(file, at + header, at + length));
  }
  return { faststart: names.includes("moov") && names.indexOf("moov") < names.indexOf("mdat"), editList };
}

function hasEditList(index: Uint8Array): boolean {
  const tracks = boxesOf(index, 0, index.length).filter(({ type }) => type === "trak");
  return tracks.some(({ start, end }) => boxesOf(index, start, end).some(({ type }) => type === "edts"));
}

export function sizeOf(file: Mp4File): number {
  return file instanceof Blob ? file.size : file.byteLength;
}

async function part(file: Mp4File, from: number, to: number): Promise<Uint8Array> {
  return file instanceof Blob ? new Uint8Array(await file.slice(from, to).arrayBuffer()) : file.subarray(from, to);
}
