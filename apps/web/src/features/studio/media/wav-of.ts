import { wavHead } from "@vignette/domain/media";

/** A 16-bit WAV file of one channel; samples from -1 to 1, `rate` in Hz. */
export function wavOf(samples: Float32Array, rate: number): Blob {
  // Typed arrays use the byte order of the machine; every machine with a browser is little-endian, as WAV is.
  const pcm = Int16Array.from(samples, (it) => Math.round(Math.max(-1, Math.min(1, it)) * 32_767));
  const head = wavHead({ rate, channels: 1, bytes: pcm.byteLength });
  return new Blob([head, pcm.buffer], { type: "audio/wav" });
}
