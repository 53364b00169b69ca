import { imageSize } from "image-size";

/** Sizes in pixels as a viewer sees them: a photo turned by its EXIF orientation is measured after the turn. */
export type ImageFacts = { kind: "image"; format: "jpeg" | "png" | "webp" | "gif"; width: number; height: number };

/** EXIF orientations 5 to 8 lay the picture on its side. */
const FIRST_TURNED_ORIENTATION = 5;

/** Reads a JPEG, PNG, WebP or GIF. Null for anything else, and for a file that breaks off. */
export function imageFacts(bytes: Uint8Array): ImageFacts | null {
  const format = formatOf(bytes);
  if (format === null || !isWhole(bytes, format)) return null;
  try {
    // Only formats recognized here reach the reader: its others are not needed and less tested.
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (!(width > 0 && height > 0)) return null;
    return orientation >= FIRST_TURNED_ORIENTATION
      ? { kind: "image", format, width: height, height: width }
      : { kind: "image", format, width, height };
  } catch {
    return null;
  }
}

function formatOf(bytes: Uint8Array): ImageFacts["format"] | null {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (bytes[0] === 0x89 && ascii(1, 8) === "PNG\r\n\u001a\n") return "png";
  if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return "webp";
  if (ascii(0, 6) === "GIF87a" || ascii(0, 6) === "GIF89a") return "gif";
  return null;
}

/** Sizes are at the head of a file, so half a download would pass for a picture if its end were not checked. */
function isWhole(bytes: Uint8Array, format: ImageFacts["format"]): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (format) {
    case "jpeg":
      return buffer.lastIndexOf(Buffer.from([0xff, 0xd9])) > buffer.indexOf(Buffer.from([0xff, 0xda]));
    case "png":
      return buffer.includes("IEND");
    case "webp":
      return buffer.byteLength >= 12 && buffer.byteLength >= buffer.readUInt32LE(4) + 8;
    case "gif":
      return buffer.includes(0x3b, 13);
  }
}
