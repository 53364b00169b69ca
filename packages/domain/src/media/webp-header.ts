import { exifOrientation } from "./exif-orientation.ts";
import { BrokenHeader, type Orientation, type PictureFacts } from "./picture-facts.ts";

/** Three kinds of first chunks (RFC 9649 §2.5 to §2.7). */
export function webpHeader(view: DataView): PictureFacts {
  const chunk = view.getUint32(12);
  if (chunk === 0x56503858) return { ...extendedSize(view), orientation: orientationOf(view) };
  if (chunk === 0x5650384c) return { ...losslessSize(view), orientation: 1 };
  if (chunk !== 0x56503820) throw new BrokenHeader("It does not begin with its picture.");
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff, orientation: 1 };
}

function extendedSize(view: DataView) {
  const side = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  return { width: side(24), height: side(27) };
}

function losslessSize(view: DataView) {
  const bits = view.getUint32(21, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

function orientationOf(view: DataView): Orientation {
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const length = view.getUint32(at + 4, true);
    if (view.getUint32(at) === 0x45584946 && at + 8 + length <= view.byteLength)
      return exifOrientation(view, at + 8, at + 8 + length);
    at += 8 + length + (length % 2);
  }
  return 1;
}
