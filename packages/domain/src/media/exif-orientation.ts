import type { Orientation } from "./picture-facts.ts";

const ORIENTATION = 0x0112;

/** Tag 274 of the first directory of an EXIF block (TIFF 6.0 §2); 1 if it is missing or invalid. */
export function exifOrientation(view: DataView, start: number, end: number): Orientation {
  // WebP files carry the JPEG's introduction with them now and then.
  const from = start + 6 <= end && view.getUint32(start) === 0x45786966 ? start + 6 : start;
  if (from + 8 > end) return 1;
  const isLittle = view.getUint16(from) === 0x4949;
  const directory = from + view.getUint32(from + 4, isLittle);
  if (directory + 2 > end) return 1;
  const entries = view.getUint16(directory, isLittle);
  for (let i = 0; i < entries; i++) {
    const at = directory + 2 + i * 12;
    if (at + 12 > end) return 1;
    if (view.getUint16(at, isLittle) === ORIENTATION) return asOrientation(view.getUint16(at + 8, isLittle));
  }
  return 1;
}

function asOrientation(value: number): Orientation {
  return Number.isInteger(value) && value >= 1 && value <= 8 ? (value as Orientation) : 1;
}
