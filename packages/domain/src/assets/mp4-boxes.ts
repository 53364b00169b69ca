/** One box of an ISO media file: its four-letter type, where its content starts, and where it ends. */
export type Box = { type: string; start: number; end: number };

/**
 * The boxes that lie side by side from `from` to `to`. A box that claims to reach beyond `to` is the last;
 * its `end` may lie outside of the bytes at hand. Source: ISO/IEC 14496-12 §4.2.
 */
export function boxesOf(bytes: Uint8Array, from: number, to: number): Box[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const box = { type, ...extent(view, at, to) };
    if (box.end <= at) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** Size 1 means that a 64-bit size follows; size 0 means "to the end". */
function extent(view: DataView, at: number, to: number): { start: number; end: number } {
  const size = view.getUint32(at);
  if (size === 0) return { start: at + 8, end: to };
  if (size !== 1) return { start: at + 8, end: size < 8 ? at : at + size };
  return at + 16 <= to ? { start: at + 16, end: at + Number(view.getBigUint64(at + 8)) } : { start: at + 8, end: to };
}

/** The first box at a path such as `moov/mvhd`; null if it is missing or reaches beyond its parent. */
export function boxAt(bytes: Uint8Array, path: readonly string[], within: Box): Box | null {
  const [type, ...rest] = path;
  const end = Math.min(within.end, bytes.length);
  const found = boxesOf(bytes, within.start, end).find((box) => box.type === type) ?? null;
  if (found === null || found.end > end) return null;
  if (rest.length === 0) return found;
  return boxAt(bytes, rest, found);
}
