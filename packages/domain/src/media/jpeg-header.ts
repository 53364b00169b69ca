import { exifOrientation } from "./exif-orientation.ts";
import { BrokenHeader, type Orientation, type PictureFacts } from "./picture-facts.ts";

/** Reads the segments of a JPEG up to the frame header. Source: ITU-T T.81 §B.2. */
export function jpegHeader(view: DataView): PictureFacts {
  let orientation: Orientation = 1;
  for (let at = 2; ; ) {
    const marker = view.getUint16(at);
    if (marker === 0xffff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), orientation };
    if (marker < 0xffc0 || marker === 0xffda || marker === 0xffd9)
      throw new BrokenHeader("Its picture begins without a header.");
    const length = view.getUint16(at + 2);
    if (marker === 0xffe1 && isExif(view, at + 4, length))
      orientation = exifOrientation(view, at + 10, at + 2 + length);
    at += 2 + Math.max(2, length);
  }
}

/** SOF0 to SOF15 without the three markers between them that mean something else. */
function isFrame(marker: number): boolean {
  return marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
}

function isExif(view: DataView, at: number, length: number): boolean {
  return length >= 16 && view.getUint32(at) === 0x45786966 && view.getUint16(at + 4) === 0;
}
