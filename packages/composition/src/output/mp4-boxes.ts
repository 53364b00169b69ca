/** A box of an MP4: where its name was found, and where its contents stand. */
type Mp4Box = { name: string; at: number; bytes: number };

/** A file, or what holds all of one. */
export type Mp4File = Blob | Uint8Array<ArrayBuffer>;

/** The outermost boxes in order; no more than a hundred, whatever the file says. */
export async function topBoxes(file: Mp4File): Promise<Mp4Box[]> {
  const boxes: Mp4Box[] = [];
  const size = sizeOf(file);
  let at = 0;
  while (at + 8 <= size && boxes.length < 100) {
    const head = await headAt(file, at);
    const bytes = lengthOf(head, size - at);
    if (bytes < 8) break;
    boxes.push({ name: nameOf(head), at, bytes });
    at += bytes;
  }
  return boxes;
}

/** Whether a track plays other than as it lies: there is a list of edits in one of them. */
export async function hasEditList(file: Mp4File, boxes: readonly Mp4Box[]): Promise<boolean> {
  const moov = boxes.find(({ name }) => name === "moov");
  if (!moov) return false;
  for (const track of await inside(file, moov)) {
    if (track.name !== "trak") continue;
    if ((await inside(file, track)).some(({ name }) => name === "edts")) return true;
  }
  return false;
}

async function inside(file: Mp4File, { at, bytes }: Mp4Box): Promise<Mp4Box[]> {
  const content = await topBoxes(part(file, at + 8, at + bytes));
  return content.map((box) => ({ ...box, at: box.at + at + 8 }));
}

export function sizeOf(file: Mp4File): number {
  return file instanceof Blob ? file.size : file.byteLength;
}

function part(file: Mp4File, from: number, to: number): Mp4File {
  return file instanceof Blob ? file.slice(from, to) : file.subarray(from, to);
}

async function headAt(file: Mp4File, at: number): Promise<DataView> {
  const head = part(file, at, at + 16);
  if (head instanceof Blob) return new DataView(await head.arrayBuffer());
  return new DataView(head.buffer, head.byteOffset, head.byteLength);
}

/** 1: the length follows in 64 bits; 0: to the end of the file. */
function lengthOf(head: DataView, rest: number): number {
  const length = head.getUint32(0);
  if (length === 0) return rest;
  return length === 1 && head.byteLength >= 16 ? Number(head.getBigUint64(8)) : length;
}

function nameOf(head: DataView): string {
  return String.fromCharCode(...[4, 5, 6, 7].map((i) => head.getUint8(i)));
}
