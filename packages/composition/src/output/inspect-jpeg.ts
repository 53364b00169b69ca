import { pictureHeader } from "@vignette/domain/media";

export type JpegFacts = { width: number; height: number; bytes: number };

/** Size of a JPEG as its own frame header states it; null if the bytes are no complete JPEG. */
export async function inspectJpeg(file: Blob | Uint8Array): Promise<JpegFacts | null> {
  const bytes = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : file;
  if (!isWhole(bytes)) return null;
  const header = pictureHeader("image/jpeg", bytes);
  return "fault" in header ? null : { width: header.width, height: header.height, bytes: bytes.length };
}

/** Begins with the marker SOI and ends with EOI. */
function isWhole(bytes: Uint8Array): boolean {
  const marker = (at: number) => ((bytes.at(at) ?? 0) << 8) | (bytes.at(at + 1) ?? 0);
  return bytes.length > 4 && marker(0) === 0xffd8 && marker(bytes.length - 2) === 0xffd9;
}
