import { exifOrientation } from "./exif-orientation.ts";
import { BrokenHeader, type PictureFacts } from "./picture-facts.ts";

/** IHDR comes first; EXIF may follow in a chunk of its own (PNG 3rd edition, §11.2.1 and §11.3.4.5). */
export function pngHeader(view: DataView): PictureFacts {
  if (view.getUint32(12) !== 0x49484452) throw new BrokenHeader("It does not begin with its header.");
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  for (let at = 8; at + 12 <= view.byteLength; ) {
    const length = view.getUint32(at);
    const type = view.getUint32(at + 4);
    if (type === 0x65584966 && at + 8 + length <= view.byteLength)
      return { ...size, orientation: exifOrientation(view, at + 8, at + 8 + length) };
    if (type === 0x49444154) break;
    at += 12 + length;
  }
  return { ...size, orientation: 1 };
}
