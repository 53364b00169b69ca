import type { WavFormat } from "@vignette/domain/media";
import type { Sound } from "../signal/sound.ts";
import { refuseSize } from "./refuse-size.ts";
import { SoundError } from "./sound-error.ts";
import { wavHeaderOf } from "./wav-header-of.ts";

/**
 * Reads a WAV file: PCM of 8, 16, 24 or 32 bits, or float of 32 or 64. A truncated file gives the samples that exist.
 * Throws `SoundError` for everything else.
 */
export function decodeWav(bytes: Uint8Array): Sound {
  const header = wavHeaderOf(bytes, bytes.byteLength);
  if (!header) throw new SoundError("no-sound", "This WAV file has no sound in it.");
  refuseSize(header.frames / header.sampleRate, header.sampleRate, header.channels);
  return readSamples(bytes.subarray(header.dataAt), header, header.frames);
}

/** The first `frames` of interleaved samples as channels. */
export function readSamples(bytes: Uint8Array, format: WavFormat, frames: number): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read = readerOf(format);
  const step = format.bits / 8;
  const channels = Array.from({ length: format.channels }, (_, c) => {
    const channel = new Float32Array(frames);
    for (let i = 0; i < frames; i++) channel[i] = read(view, (i * format.channels + c) * step);
    return channel;
  });
  return { sampleRate: format.sampleRate, channels };
}

function readerOf({ coding, bits }: WavFormat): (view: DataView, at: number) => number {
  if (coding === "float" && bits === 64) return (view, at) => usable(view.getFloat64(at, true));
  if (coding === "float") return (view, at) => usable(view.getFloat32(at, true));
  if (bits === 16) return (view, at) => view.getInt16(at, true) / 0x8000;
  if (bits === 8) return (view, at) => (view.getUint8(at) - 128) / 128;
  if (bits === 32) return (view, at) => view.getInt32(at, true) / 0x80000000;
  return (view, at) => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 0x800000;
}

/** Floats may hold any value: NaN becomes silence, and extreme levels are limited to 24 dB over full scale. */
function usable(value: number): number {
  return Number.isNaN(value) ? 0 : Math.min(16, Math.max(-16, value));
}
