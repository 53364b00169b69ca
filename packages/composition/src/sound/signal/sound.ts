/** Decoded sound of any rate and number of channels; samples from -1 to 1. */
export type Sound = {
  sampleRate: number;
  channels: Float32Array<ArrayBuffer>[];
  /** Where in its recording the first sample lies, in ms, when only a part was decoded. */
  fromMs?: number;
  /**
   * Of several stretches of a recording, one after the other in these samples: where each begins in the recording
   * (`fromMs`) and in the samples (`atMs`).
   */
  starts?: readonly { fromMs: number; atMs: number }[];
};

/** The needed part of a recording, in ms. */
export type SoundRange = { fromMs: number; toMs: number };

/** The format of exports: two channels at 48 kHz. */
export type Stereo = { sampleRate: 48_000; left: Float32Array<ArrayBuffer>; right: Float32Array<ArrayBuffer> };

export const SAMPLE_RATE = 48_000;

export function silence(durationMs: number): Stereo {
  const length = samplesIn(durationMs);
  return { sampleRate: SAMPLE_RATE, left: new Float32Array(length), right: new Float32Array(length) };
}

/** Samples at 48 kHz in a span of ms. */
export function samplesIn(ms: number): number {
  return Math.max(0, Math.round((ms / 1000) * SAMPLE_RATE));
}

/** The factor of a change of level in dB. */
export function fromDb(db: number): number {
  return 10 ** (db / 20);
}

/** The change of level in dB of a factor; -Infinity for 0. */
export function toDb(factor: number): number {
  return 20 * Math.log10(factor);
}
