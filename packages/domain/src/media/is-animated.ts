import { mediaTypeOf } from "./media-type.ts";

/**
 * Whether a picture has several frames, by the beginning of its file. Only the first of them is ever shown. Never throws:
 * what breaks off counts by what was read.
 */
export function isAnimated(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  switch (mediaTypeOf(head)) {
    case "image/gif":
      return hasSecondImage(view);
    case "image/png":
      return animationFrames(view) > 1;
    // RFC 9649 §2.7: the flags of the extended format.
    case "image/webp":
      return head.length > 20 && view.getUint32(12) === 0x56503858 && ((head[20] ?? 0) & 0x02) !== 0;
    // The brand that a file puts first is the one it is to be shown as.
    case "image/avif":
      return view.getUint32(8) === 0x61766973;
    default:
      return false;
  }
}

const IMAGE = 0x2c;
const EXTENSION = 0x21;
const APPLICATION = 0xff;

/**
 * GIF89a §20 and §26: blocks of an image or an extension, each with its data in parts. If the first image is longer than
 * `view`, the extension that repeats a GIF decides: it is written for animations.
 */
function hasSecondImage(view: DataView): boolean {
  let [at, images, repeats] = [13 + colorTable(view, 10), 0, false];
  while (at + 1 < view.byteLength) {
    const block = view.getUint8(at);
    if (block === IMAGE) {
      images++;
      if (images > 1) return true;
      at = afterParts(view, at + 11 + colorTable(view, at + 9));
    } else if (block === EXTENSION) {
      repeats ||= view.getUint8(at + 1) === APPLICATION;
      at = afterParts(view, at + 2);
    } else return false;
  }
  return repeats && at > view.byteLength;
}

/** Bytes of the color table that the flags at a place announce. */
function colorTable(view: DataView, at: number): number {
  const flags = at < view.byteLength ? view.getUint8(at) : 0;
  return (flags & 0x80) === 0 ? 0 : 3 << ((flags & 7) + 1);
}

/** Where the parts that begin at a place end; past the end of what breaks off. */
function afterParts(view: DataView, from: number): number {
  let at = from;
  while (at < view.byteLength) {
    const length = view.getUint8(at);
    at += length + 1;
    if (length === 0) return at;
  }
  return view.byteLength + 1;
}

/** The number of frames in `acTL`, which stands before the pixels; 0 without it (PNG 3rd edition, §11.3.6.1). */
function animationFrames(view: DataView): number {
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const type = view.getUint32(at + 4);
    if (type === 0x6163544c) return view.getUint32(at + 8);
    if (type === 0x49444154) return 0;
  }
  return 0;
}
