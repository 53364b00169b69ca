import type { Sound } from "./sound.ts";

/** Thrown for bytes that are no WAV file, or one in a format that is not read here. The message says which. */
export class WavError extends Error {
  override readonly name = "WavError";
}

type Format = { code: number; channels: number; sampleRate: number; bits: number };

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;

/** Reads a WAV file: PCM of 8, 16, 24 or 32 bits, or 32-bit float. A truncated file gives what is there. */
export function decodeWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 44 || tag(view, 0) !== "RIFF" || tag(view, 8) !== "WAVE")
    throw new WavError("Not a WAV file.");
  const chunks = chunksOf(view);
  const fmt = chunks.get("fmt ");
  const samples = chunks.get("data");
  if (!fmt || !samples || fmt.byteLength < 16) throw new WavError("This WAV file has no sound in it.");
  const format = formatOf(fmt);
  const read = readerOf(format);
  const frameBytes = (format.bits / 8) * format.channels;
  const frames = Math.floor(samples.byteLength / frameBytes);
  const channels = Array.from({ length: format.channels }, () => new Float32Array(frames));
  channels.forEach((channel, c) => {
    for (let i = 0; i < frames; i++) channel[i] = read(samples, i * frameBytes + (c * format.bits) / 8);
  });
  return { sampleRate: format.sampleRate, channels };
}

function chunksOf(view: DataView): Map<string, DataView> {
  const chunks = new Map<string, DataView>();
  let at = 12;
  while (at + 8 <= view.byteLength) {
    // Streams write 0xffffffff for a length they do not know yet.
    const length = Math.min(view.getUint32(at + 4, true), view.byteLength - at - 8);
    chunks.set(tag(view, at), new DataView(view.buffer, view.byteOffset + at + 8, length));
    at += 8 + length + (length % 2);
  }
  return chunks;
}

function tag(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
}

function formatOf(fmt: DataView): Format {
  const code = fmt.getUint16(0, true);
  const format = {
    code: code === EXTENSIBLE && fmt.byteLength >= 26 ? fmt.getUint16(24, true) : code,
    channels: fmt.getUint16(2, true),
    sampleRate: fmt.getUint32(4, true),
    bits: fmt.getUint16(14, true),
  };
  if (format.channels < 1 || format.channels > 8 || format.sampleRate < 4000 || format.sampleRate > 384_000) {
    throw new WavError("This WAV file has an impossible format.");
  }
  return format;
}

function readerOf({ code, bits }: Format): (view: DataView, at: number) => number {
  if (code === FLOAT && bits === 32) return (view, at) => finite(view.getFloat32(at, true));
  if (code === PCM && bits === 16) return (view, at) => view.getInt16(at, true) / 0x8000;
  if (code === PCM && bits === 8) return (view, at) => (view.getUint8(at) - 128) / 128;
  if (code === PCM && bits === 32) return (view, at) => view.getInt32(at, true) / 0x80000000;
  if (code === PCM && bits === 24) {
    return (view, at) => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 0x800000;
  }
  throw new WavError(`This WAV file is in a format that is not supported (${code}, ${bits} bits).`);
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}
