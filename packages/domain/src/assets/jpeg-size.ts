/** Width and height in pixels. */
export type PixelSize = { width: number; height: number };

/**
 * The size that a JPEG's frame header states; null if these bytes are no JPEG or end before that header.
 * Metadata in front of it is skipped by its stated length. Source: ITU-T T.81, annex B.
 */
export function jpegSize(bytes: Uint8Array): PixelSize | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
    } else if (isFrameHeader(marker)) {
      if (at + 9 > bytes.length) return null;
      const size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
      return size.width > 0 && size.height > 0 ? size : null;
    } else {
      const length = view.getUint16(at + 2);
      if (length < 2 || marker === 0xda || marker === 0xd9) return null;
      at += 2 + length;
    }
  }
  return null;
}

/** SOF0 to SOF15 without the tables DHT, JPG and DAC, which lie between them. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
