/**
 * Whether `moov` (the index) comes before `mdat` (the pictures) in an MP4 or MOV file.
 * Boxes: 32-bit size, four letters; size 1 means a 64-bit size follows, size 0 means "to the end of the file".
 */
export function isFaststart(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + 8 <= bytes.byteLength) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === "moov") return true;
    if (name === "mdat") return false;
    const size = boxSize(view, at);
    if (size < 8) return false;
    at += size;
  }
  return false;
}

function boxSize(view: DataView, at: number): number {
  const size = view.getUint32(at);
  if (size === 0) return view.byteLength - at;
  if (size !== 1) return size;
  return at + 16 <= view.byteLength ? Number(view.getBigUint64(at + 8)) : 0;
}
