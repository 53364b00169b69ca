/** A box of an MP4: where its name was found, and where its contents stand. */
type Mp4Box = { name: string; at: number; bytes: number };

/** The outermost boxes in order; no more than a hundred, whatever the file says. */
export async function topBoxes(blob: Blob): Promise<Mp4Box[]> {
  const boxes: Mp4Box[] = [];
  let at = 0;
  while (at + 8 <= blob.size && boxes.length < 100) {
    const head = new DataView(await blob.slice(at, at + 16).arrayBuffer());
    const bytes = lengthOf(head, blob.size - at);
    if (bytes < 8) break;
    boxes.push({ name: nameOf(head), at, bytes });
    at += bytes;
  }
  return boxes;
}

/** Whether a track plays other than as it lies: there is a list of edits in one of them. */
export async function hasEditList(blob: Blob, boxes: readonly Mp4Box[]): Promise<boolean> {
  const moov = boxes.find(({ name }) => name === "moov");
  if (!moov) return false;
  for (const track of await inside(blob, moov)) {
    if (track.name !== "trak") continue;
    if ((await inside(blob, track)).some(({ name }) => name === "edts")) return true;
  }
  return false;
}

async function inside(blob: Blob, { at, bytes }: Mp4Box): Promise<Mp4Box[]> {
  const content = await topBoxes(blob.slice(at + 8, at + bytes));
  return content.map((box) => ({ ...box, at: box.at + at + 8 }));
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
