/** Samples of 16 bits, little-endian, `rate` a second for each channel. */
export type Pcm = { rate: number; channels: number; samples: Uint8Array };

const HEADER = 44;

/** The samples of a WAV of 16-bit PCM; null for anything else. Sizes of files that were written while they ran are not believed. */
export function pcmOf(bytes: Uint8Array): Pcm | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < HEADER || tag(0) !== "RIFF" || tag(8) !== "WAVE") return null;
  let form: Omit<Pcm, "samples"> | null = null;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = Math.min(view.getUint32(at + 4, true), bytes.length - at - 8);
    if (tag(at) === "fmt ") {
      if (size < 16 || view.getUint16(at + 8, true) !== 1 || view.getUint16(at + 22, true) !== 16) return null;
      form = { channels: view.getUint16(at + 10, true), rate: view.getUint32(at + 12, true) };
    }
    if (tag(at) === "data") return form && { ...form, samples: bytes.subarray(at + 8, at + 8 + size - (size % 2)) };
    at += 8 + size + (size % 2);
  }
  return null;
}

/** Samples as a WAV. */
export function wavOf({ rate, channels, samples }: Pcm): Uint8Array {
  const wav = new Uint8Array(HEADER + samples.length);
  const view = new DataView(wav.buffer);
  const tag = (at: number, name: string) => wav.set(new TextEncoder().encode(name), at);
  tag(0, "RIFF");
  view.setUint32(4, HEADER - 8 + samples.length, true);
  tag(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * channels * 2, true);
  view.setUint16(32, channels * 2, true);
  view.setUint16(34, 16, true);
  tag(36, "data");
  view.setUint32(40, samples.length, true);
  wav.set(samples, HEADER);
  return wav;
}

/** How long it takes, in ms. */
export const lengthOf = ({ rate, channels, samples }: Pcm): number => (samples.length / (rate * channels * 2)) * 1000;

/** The part between two moments, in ms. */
export function cut(pcm: Pcm, fromMs: number, toMs: number): Pcm {
  return { ...pcm, samples: pcm.samples.subarray(byteAt(pcm, fromMs), byteAt(pcm, toMs)) };
}

/** One after the other. All must have one form: null where they do not. */
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

/** Where a moment lies, at the beginning of a sample. */
function byteAt({ rate, channels, samples }: Pcm, ms: number): number {
  return Math.max(0, Math.min(samples.length, Math.round((ms / 1000) * rate) * channels * 2));
}
