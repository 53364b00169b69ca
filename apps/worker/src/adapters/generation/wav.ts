import { wavHead, wavHeader } from "@vignette/domain/media";

/** Samples of 16 bits, little-endian; `rate` is samples per second for each channel. */
export type Pcm = { rate: number; channels: number; samples: Uint8Array };

/**
 * The samples of a 16-bit PCM WAV; null for anything else. Ignores the sizes in headers that were written while
 * streaming.
 */
export function pcmOf(bytes: Uint8Array): Pcm | null {
  const header = wavHeader(bytes, bytes.length);
  if (!header || "fault" in header || header.coding !== "int" || header.bits !== 16) return null;
  const { dataAt, frames, frameBytes, channels, sampleRate } = header;
  return { channels, rate: sampleRate, samples: bytes.subarray(dataAt, dataAt + frames * frameBytes) };
}

/** Encodes samples as a WAV file. */
export function wavOf({ rate, channels, samples }: Pcm): Uint8Array {
  const head = wavHead({ rate, channels, bytes: samples.length });
  const wav = new Uint8Array(head.length + samples.length);
  wav.set(head);
  wav.set(samples, head.length);
  return wav;
}

/** The duration, in ms. */
export const pcmLength = ({ rate, channels, samples }: Pcm): number => (samples.length / (rate * channels * 2)) * 1000;

/** The part between two times, in ms. */
export function cutPcm(pcm: Pcm, fromMs: number, toMs: number): Pcm {
  return { ...pcm, samples: pcm.samples.subarray(byteAt(pcm, fromMs), byteAt(pcm, toMs)) };
}

/** Concatenates recordings; null if their formats differ. */
export function joined(parts: readonly Pcm[]): Pcm | null {
  const [first] = parts;
  if (!first || parts.some(({ rate, channels }) => rate !== first.rate || channels !== first.channels)) return null;
  const samples = new Uint8Array(parts.reduce((sum, it) => sum + it.samples.length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part.samples, at);
    at += part.samples.length;
  }
  return { ...first, samples };
}

/** The byte offset of a time, aligned to the start of a sample. */
function byteAt({ rate, channels, samples }: Pcm, ms: number): number {
  return Math.max(0, Math.min(samples.length, Math.round((ms / 1000) * rate) * channels * 2));
}
