import { type Stereo, toDb } from "./sound.ts";

/** Samples on each side from which the value between two samples is interpolated. */
const REACH = 8;
/**
 * Interpolated at four positions: on the samples, half way, and a quarter from either side, which mirror one another.
 */
const [quarter, middle] = [weightsAt(0.25), weightsAt(0.5)];
/** A wave between samples is at most this much higher than the samples around it. */
const MOST_OVER = middle.reduce((sum, weight) => sum + Math.abs(weight), 0);
/** Samples that share one peak: a third of a ms at 48 kHz. Weights reach no further than into the next block. */
export const PEAK_BLOCK = 16;

/** The highest point of the wave in dBTP, between samples too (ITU-R BS.1770-4, annex 2; 4 times oversampled). */
export function truePeak({ left, right }: Stereo): number {
  return toDb(Math.max(highest(left), right === left ? 0 : highest(right)));
}

/**
 * The highest point of the wave in each block of `PEAK_BLOCK` samples, as a factor. Blocks that cannot exceed
 * `threshold` are not interpolated: for them it is the highest sample.
 */
export function truePeaks(samples: Float32Array, threshold: number): Float32Array<ArrayBuffer> {
  const peaks = samplePeaks(samples);
  const close = new Float32Array(peaks);
  for (let block = 0; block < peaks.length; block++) {
    if (bound(peaks, block) > threshold) close[block] = peakBetween(samples, block);
  }
  return close;
}

/** Interpolates the blocks that can be higher than the maximum found so far, beginning with the highest sample. */
function highest(samples: Float32Array): number {
  const peaks = samplePeaks(samples);
  let most = peaks.reduce((top, peak) => Math.max(top, peak), 0);
  for (let block = 0; block < peaks.length; block++) {
    if (bound(peaks, block) > most) most = Math.max(most, peakBetween(samples, block));
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
    let [first, second, third] = [0, 0, 0];
    for (let k = 0; k < 2 * REACH; k++) {
      const sample = samples[i + k - REACH + 1] ?? 0;
      first += sample * (quarter[k] ?? 0);
      second += sample * (middle[k] ?? 0);
      third += sample * (quarter[2 * REACH - 1 - k] ?? 0);
    }
    most = Math.max(most, Math.abs(samples[i] ?? 0), Math.abs(first), Math.abs(second), Math.abs(third));
  }
  return most;
}

/** Weights of a windowed sinc for a place `share` of the way to the next sample. */
function weightsAt(share: number): Float64Array {
  return Float64Array.from({ length: 2 * REACH }, (_, k) => {
    const x = k - REACH + 1 - share;
    return (0.5 + 0.5 * Math.cos((Math.PI * x) / REACH)) * (Math.sin(Math.PI * x) / (Math.PI * x));
  });
}
