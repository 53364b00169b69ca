import { type Stereo, toDb } from "./sound.ts";

/** Places looked at between two samples, with weights for this many samples on each side. */
const PHASES = 4;
const REACH = 16;
const ROWS = filterRows();
/** A wave between samples is at most this much higher than the samples around it. */
const MOST_OVER = Math.max(...ROWS.map((row) => row.reduce((sum, weight) => sum + Math.abs(weight), 0)));
/** Samples that share one peak: 1.3 ms at 48 kHz. */
export const PEAK_BLOCK = 64;

/** The highest point of the wave in dBTP, between samples too (ITU-R BS.1770-4, annex 2; 4 times oversampled). */
export function truePeak({ left, right }: Stereo): number {
  return toDb(Math.max(highest(left), right === left ? 0 : highest(right)));
}

/**
 * The highest point of the wave in each block of `PEAK_BLOCK` samples, as a factor. Blocks that cannot pass `threshold`
 * are not looked at closely: they tell their highest sample.
 */
export function truePeaks(samples: Float32Array, threshold: number): Float32Array<ArrayBuffer> {
  const peaks = samplePeaks(samples);
  const close = new Float32Array(peaks);
  for (let block = 0; block < peaks.length; block++) {
    if (bound(peaks, block) > threshold) close[block] = peakBetween(samples, block);
  }
  return close;
}

/** Looks at blocks from the loudest on, until no other can be higher. */
function highest(samples: Float32Array): number {
  const peaks = samplePeaks(samples);
  const bounds = Float32Array.from(peaks, (_, block) => bound(peaks, block));
  const order = Uint32Array.from(peaks, (_, block) => block).sort((a, b) => (bounds[b] ?? 0) - (bounds[a] ?? 0));
  let most = 0;
  for (const block of order) {
    if ((bounds[block] ?? 0) <= most) break;
    most = Math.max(most, peakBetween(samples, block));
  }
  return most;
}

function samplePeaks(samples: Float32Array): Float32Array {
  const peaks = new Float32Array(Math.ceil(samples.length / PEAK_BLOCK));
  for (let i = 0; i < samples.length; i++) {
    const block = (i / PEAK_BLOCK) | 0;
    const level = Math.abs(samples[i] ?? 0);
    if (level > (peaks[block] ?? 0)) peaks[block] = level;
  }
  return peaks;
}

function bound(peaks: Float32Array, block: number): number {
  return MOST_OVER * Math.max(peaks[block - 1] ?? 0, peaks[block] ?? 0, peaks[block + 1] ?? 0);
}

function peakBetween(samples: Float32Array, block: number): number {
  let most = 0;
  const end = Math.min(samples.length, (block + 1) * PEAK_BLOCK);
  for (let i = block * PEAK_BLOCK; i < end; i++) {
    most = Math.max(most, Math.abs(samples[i] ?? 0));
    for (const row of ROWS) {
      let sum = 0;
      for (let k = 0; k < 2 * REACH; k++) sum += (samples[i + k - REACH + 1] ?? 0) * (row[k] ?? 0);
      most = Math.max(most, Math.abs(sum));
    }
  }
  return most;
}

/** Weights of a windowed sinc for the places 1/4, 2/4 and 3/4 of the way to the next sample. */
function filterRows(): Float64Array[] {
  return Array.from({ length: PHASES - 1 }, (_, p) =>
    Float64Array.from({ length: 2 * REACH }, (_weight, k) => {
      const x = k - REACH + 1 - (p + 1) / PHASES;
      return (0.5 + 0.5 * Math.cos((Math.PI * x) / REACH)) * (Math.sin(Math.PI * x) / (Math.PI * x));
    }),
  );
}
