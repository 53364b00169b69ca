import { boxAt, boxesOf, type IsoBox } from "./iso-boxes.ts";
import type { PixelSize } from "./picture-facts.ts";

/** What an MP4 says of itself. `durationMs` is in milliseconds. */
export type MovieFacts = PixelSize & { durationMs: number };

/**
 * Why a file is no MP4 that platforms accept; `incomplete` means that this many bytes of its beginning must be read.
 */
export type Mp4Fault = "no-mp4" | "moov-last" | "no-video" | { incomplete: number };

/**
 * Size and duration of an MP4 from its first bytes: `ftyp`, and `moov` ahead of `mdat`, so that it plays while it loads.
 * The size is that of the first track that has one. Source: ISO/IEC 14496-12 §8.2, §8.3.
 */
export function mp4Facts(bytes: Uint8Array): MovieFacts | Mp4Fault {
  const top = boxesOf(bytes, 0, bytes.length);
  if (top[0]?.type !== "ftyp") return "no-mp4";
  const moov = top.find((box) => box.type === "moov");
  const mdat = top.find((box) => box.type === "mdat");
  if (mdat && (!moov || mdat.start < moov.start)) return "moov-last";
  if (!moov) return { incomplete: (top.at(-1)?.end ?? bytes.length) + 8 };
  if (moov.end > bytes.length) return { incomplete: moov.end };
  const size = videoSize(bytes, moov);
  const durationMs = duration(bytes, moov);
  return size && durationMs > 0 ? { ...size, durationMs } : "no-video";
}

/**
 * Size and duration from the index alone (the box `moov`), wherever it lay. Width and height are 0 for sound; the duration
 * is 0 where the file does not state it, as in recordings that were written while they ran. Null for no index.
 */
export function movieFacts(index: Uint8Array): MovieFacts | null {
  const [moov] = boxesOf(index, 0, index.length);
  if (moov?.type !== "moov" || moov.end > index.length || !boxAt(index, ["mvhd"], moov)) return null;
  return { ...(videoSize(index, moov) ?? { width: 0, height: 0 }), durationMs: duration(index, moov) };
}

function duration(bytes: Uint8Array, moov: IsoBox): number {
  const header = boxAt(bytes, ["mvhd"], moov);
  if (!header || header.end - header.start < 32) return 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset + header.start, header.end - header.start);
  const long = view.getUint8(0) === 1;
  const scale = view.getUint32(long ? 20 : 12);
  const units = long ? Number(view.getBigUint64(24)) : view.getUint32(16);
  return scale === 0 ? 0 : (units / scale) * 1000;
}

/**
 * Track headers end with a matrix and with width and height in 16.16 fixed point; sound has 0 × 0. Phones store a picture
 * lying on its side and let the matrix turn it: then it has nothing on its diagonal.
 */
function videoSize(bytes: Uint8Array, moov: IsoBox): PixelSize | null {
  for (const track of boxesOf(bytes, moov.start, moov.end)) {
    const header = track.type === "trak" ? boxAt(bytes, ["tkhd"], track) : null;
    if (!header || header.end - header.start < 84) continue;
    const view = new DataView(bytes.buffer, bytes.byteOffset + header.end - 8, 8);
    const [width, height] = [view.getUint32(0) >>> 16, view.getUint32(4) >>> 16];
    if (width > 0 && height > 0)
      return isTurned(bytes, header.end) ? { width: height, height: width } : { width, height };
  }
  return null;
}

/** The matrix takes the 36 bytes before the size: a, b, u, c, d, v, x, y, w. */
function isTurned(bytes: Uint8Array, end: number): boolean {
  const matrix = new DataView(bytes.buffer, bytes.byteOffset + end - 44, 36);
  const [a, b, c, d] = [0, 4, 12, 16].map((at) => matrix.getInt32(at));
  return a === 0 && d === 0 && b !== 0 && c !== 0;
}
