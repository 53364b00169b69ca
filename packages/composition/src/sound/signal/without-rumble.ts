import { SAMPLE_RATE, type Stereo } from "./sound.ts";

/** Below the audible range, and far above a DC offset. */
const CUT_HZ = 20;
const KEPT = Math.exp((-2 * Math.PI * CUT_HZ) / SAMPLE_RATE);

/** A recording without its DC offset and frequencies below the audible range; both would take headroom. */
export function withoutRumble({ sampleRate, left, right }: Stereo): Stereo {
  const l = cut(left);
  return { sampleRate, left: l, right: right === left ? l : cut(right) };
}

function cut(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const out = new Float32Array(samples.length);
  // Starts at the offset; otherwise it would be audible as a thump.
  let before = mean(samples);
  let y = 0;
  for (let i = 0; i < out.length; i++) {
    const x = samples[i] ?? 0;
    y = x - before + KEPT * y;
    before = x;
    out[i] = y;
  }
  return out;
}

function mean(samples: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += samples[i] ?? 0;
  return sum / Math.max(1, samples.length);
}
