import type { PixelSize } from "./jpeg-size.ts";
import { type Box, boxAt, boxesOf } from "./mp4-boxes.ts";

/** What an MP4 says of itself. `durationMs` is in milliseconds. */
export type Mp4Facts = PixelSize & { durationMs: number };

/** Why a file is no MP4 that platforms take; `incomplete` means that more of its beginning must be read: so many bytes. */
export type Mp4Fault = "no-mp4" | "moov-last" | "no-video" | { incomplete: number };

/**
 * Size and duration of an MP4 from its first bytes: `ftyp`, and `moov` ahead of `mdat`, so that it plays while it loads.
 * The size is that of the first track that has one. Source: ISO/IEC 14496-12 §8.2, §8.3.
 */
export function mp4Facts(bytes: Uint8Array): Mp4Facts | Mp4Fault {
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

function duration(bytes: Uint8Array, moov: Box): number {
  const header = boxAt(bytes, ["mvhd"], moov);
  if (!header || header.end - header.start < 32) return 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset + header.start, header.end - header.start);
  const long = view.getUint8(0) === 1;
  const scale = view.getUint32(long ? 20 : 12);
  const units = long ? Number(view.getBigUint64(24)) : view.getUint32(16);
  return scale === 0 ? 0 : (units / scale) * 1000;
}

/** Track headers end with width and height in 16.16 fixed point; sound has 0 × 0. */
function videoSize(bytes: Uint8Array, moov: Box): PixelSize | null {
  for (const track of boxesOf(bytes, moov.start, moov.end)) {
    const header = track.type === "trak" ? boxAt(bytes, ["tkhd"], track) : null;
    if (!header || header.end - header.start < 84) continue;
    const view = new DataView(bytes.buffer, bytes.byteOffset + header.end - 8, 8);
    const size = { width: view.getUint32(0) >>> 16, height: view.getUint32(4) >>> 16 };
    if (size.width > 0 && size.height > 0) return size;
  }
  return null;
}
