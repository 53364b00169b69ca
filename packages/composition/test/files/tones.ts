import type { Sound, Stereo } from "../../src/sound/signal/sound.ts";

/** A tone on one channel at 48 kHz; `on` decides at which seconds it sounds. */
export function tone(hz: number, level: number, durationMs: number, on: (s: number) => boolean = () => true): Sound {
  const channel = new Float32Array(durationMs * 48).map((_, i) =>
    on(i / 48_000) ? level * Math.sin((2 * Math.PI * hz * i) / 48_000) : 0,
  );
  return { sampleRate: 48_000, channels: [channel] };
}

export const stereoOf = ({ channels }: Sound): Stereo => {
  const left = channels[0] ?? new Float32Array(0);
  return { sampleRate: 48_000, left, right: channels[1] ?? left };
};

/** The highest sample. */
export const peakOf = (samples: Float32Array | undefined): number =>
  samples?.reduce((most, value) => Math.max(most, Math.abs(value)), 0) ?? 0;

/** Level of one frequency in dB over a stretch of time. */
export function levelDb(samples: Float32Array, hz: number, fromMs: number, toMs: number): number {
  let [re, im] = [0, 0];
  for (let i = fromMs * 48; i < toMs * 48; i++) {
    re += (samples[i] ?? 0) * Math.cos((2 * Math.PI * hz * i) / 48_000);
    im += (samples[i] ?? 0) * Math.sin((2 * Math.PI * hz * i) / 48_000);
  }
  return 20 * Math.log10((2 * Math.hypot(re, im)) / ((toMs - fromMs) * 48));
}

/** Root of the mean square over a stretch of time, in dB. */
export function rmsDb(samples: Float32Array | undefined, fromMs: number, toMs: number): number {
  const part = samples?.subarray(fromMs * 48, toMs * 48) ?? new Float32Array(0);
  return 10 * Math.log10(part.reduce((sum, value) => sum + value * value, 0) / Math.max(1, part.length));
}
