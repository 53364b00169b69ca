/** One box of an ISO media file: its four-letter type, where its content starts, and where it ends, in bytes. */
export type IsoBox = { type: string; start: number; end: number };

/** What a box says of itself: its type, and the bytes of its head and of the whole. Broken where the whole is shorter. */
export type BoxHead = { type: string; header: number; length: number };

/**
 * Reads the head of a box at `at`, where at least 8 bytes must lie. `left`: the bytes from there to the end of the file
 * or of the parent. Length 1 means that 64 bits follow, 0 that the box extends to the end. Source: ISO/IEC 14496-12 §4.2.
 */
export function boxHead(view: DataView, at: number, left: number): BoxHead {
  const type = String.fromCharCode(...[4, 5, 6, 7].map((i) => view.getUint8(at + i)));
  const length = view.getUint32(at);
  if (length === 0) return { type, header: 8, length: left };
  if (length !== 1) return { type, header: 8, length };
  return { type, header: 16, length: at + 16 <= view.byteLength ? Number(view.getBigUint64(at + 8)) : 0 };
}

/**
 * The boxes that lie side by side from `from` to `to`, up to the first broken one. A box that claims to reach beyond `to`
 * is the last; its `end` may lie outside of the bytes at hand.
 */
export function boxesOf(bytes: Uint8Array, from: number, to: number): IsoBox[] {
  const view = viewOf(bytes);
  const boxes: IsoBox[] = [];
  for (let at = from; at + 8 <= to; ) {
    const { type, header, length } = boxHead(view, at, to - at);
    if (length < header) break;
    boxes.push({ type, start: at + header, end: at + length });
    at += length;
  }
  return boxes;
}

/** The first box at a path such as `moov/mvhd`; null if it is missing or reaches beyond its parent. */
export function boxAt(bytes: Uint8Array, path: readonly string[], within: IsoBox): IsoBox | null {
  const [type, ...rest] = path;
  const end = Math.min(within.end, bytes.length);
  const found = boxesOf(bytes, within.start, end).find((box) => box.type === type) ?? null;
  if (found === null || found.end > end) return null;
  if (rest.length === 0) return found;
  return boxAt(bytes, rest, found);
}

/** Reads `length` bytes from `at`; null beyond the end of the file. */
type ReadBytes = (at: number, length: number) => Promise<Uint8Array | null>;

/**
 * The outermost boxes of a file of `bytes` bytes, of which only the heads are read. A broken one is the last; a box may
 * state an end beyond the file.
 */
export async function* outerBoxes(read: ReadBytes, bytes: number): AsyncGenerator<BoxHead & { at: number }> {
  for (let at = 0; at + 8 <= bytes; ) {
    const head = await read(at, Math.min(16, bytes - at));
    if (!head || head.length < 8) return;
    const box = boxHead(viewOf(head), 0, bytes - at);
    yield { ...box, at };
    if (box.length < box.header) return;
    at += box.length;
  }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
