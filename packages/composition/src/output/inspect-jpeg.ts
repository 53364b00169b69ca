export type JpegFacts = { width: number; height: number; bytes: number };

/** Size of a JPEG as its own frame header states it; null if the bytes are no complete JPEG. */
export async function inspectJpeg(file: Blob | Uint8Array): Promise<JpegFacts | null> {
  const bytes = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : file;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isWhole = bytes.length > 4 && view.getUint16(0) === 0xffd8 && view.getUint16(bytes.length - 2) === 0xffd9;
  const frame = isWhole ? frameHeader(view) : null;
  if (frame === null) return null;
  return { height: view.getUint16(frame + 5), width: view.getUint16(frame + 7), bytes: bytes.length };
}

/** Where the frame header (SOF0 to SOF15) begins. */
function frameHeader(view: DataView): number | null {
  let at = 2;
  while (at + 9 < view.byteLength) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return at;
    if (marker < 0xff01) return null;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
