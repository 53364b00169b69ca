import { boxHead } from "./iso-boxes.ts";
import type { MediaType } from "./media-type.ts";

/** What a whole file must hold: these bytes in this order, from an offset on; or that many bytes. */
export type PictureEnd = { marks: readonly Uint8Array[]; from: number } | { bytes: number };

const ascii = (text: string) => Uint8Array.from(text, (it) => it.charCodeAt(0));

/** JPEG: a scan, then its end (ITU-T T.81 §B.1.1.3). A thumbnail in the metadata before the frame has both, too. */
const JPEG = [Uint8Array.of(0xff, 0xda), Uint8Array.of(0xff, 0xd9)];
/** PNG: pixels, then the empty last chunk with its checksum (PNG 3rd edition, §11.2). */
const PNG = [ascii("IDAT"), Uint8Array.of(...ascii("IEND"), 0xae, 0x42, 0x60, 0x82)];
/** GIF: a picture, then the trailer (GIF89a §20 and §27). */
const GIF = [Uint8Array.of(0x2c), Uint8Array.of(0x3b)];

/**
 * How the end of a picture is recognized, from the beginning of its file, which must have passed `pictureHeader`. Null for
 * what is no picture. Never throws.
 */
export function pictureEnd(type: MediaType | null, head: Uint8Array): PictureEnd | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  switch (type) {
    case "image/jpeg":
      return { marks: JPEG, from: afterFrame(view) };
    case "image/png":
      return { marks: PNG, from: 33 };
    case "image/gif":
      return { marks: GIF, from: 13 };
    case "image/webp":
      return { bytes: view.getUint32(4, true) + 8 };
    case "image/avif":
      return { bytes: endOfBoxes(view) };
    default:
      return null;
  }
}

/** Where the segments after the frame header begin. */
function afterFrame(view: DataView): number {
  for (let at = 2; at + 4 <= view.byteLength; ) {
    const marker = view.getUint16(at);
    const length = marker === 0xffff ? -1 : view.getUint16(at + 2);
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) return at + 2 + length;
    at += 2 + (length === -1 ? -1 : Math.max(2, length));
  }
  return view.byteLength;
}

/** The end that the last box at hand states. */
function endOfBoxes(view: DataView): number {
  let at = 0;
  while (at + 8 <= view.byteLength) {
    const { header, length } = boxHead(view, at, view.byteLength - at);
    if (length < header) return Number.POSITIVE_INFINITY;
    at += length;
  }
  return at;
}
