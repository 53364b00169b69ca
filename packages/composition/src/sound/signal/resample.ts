/** Half the width of the filter, in samples of the lower of the two rates. */
const REACH = 32;
/** Shape of the Kaiser window: 80 dB down beyond the filter's edge. */
const KAISER = 7.86;
/** Width of the filter's slope as a share of the lower rate's bandwidth, for this reach and window. */
const SLOPE = 0.16;
/** Maximum number of positions between two samples. Rates that need more are rounded: 2 ms a minute at worst. */
const MOST_PHASES = 8192;

/**
 * The same sound at another rate, by a windowed sinc: frequencies above the lower rate's limit are 80 dB down, those
 * below are kept to 84 % of its bandwidth (18.5 kHz of 44.1).
 */
export function resample(samples: Float32Array<ArrayBuffer>, from: number, to: number): Float32Array<ArrayBuffer> {
  if (from === to) return samples;
  const out = new Float32Array(Math.round((samples.length * to) / from));
  const [up, down] = ratio(to / from);
  const { rows, taps } = filterRows(up, down);
  const before = taps / 2 - 1;
  for (let i = 0; i < out.length; i++) {
    const place = i * down;
    const base = Math.floor(place / up) - before;
    const row = (place % up) * taps;
    const first = Math.max(0, -base);
    const last = Math.min(taps, samples.length - base);
    let sum = 0;
    for (let k = first; k < last; k++) sum += (samples[base + k] ?? 0) * (rows[row + k] ?? 0);
    out[i] = sum;
  }
  return out;
}

/** The best fraction for a number whose parts are both small (continued fractions). */
function ratio(value: number): [up: number, down: number] {
  let [up, down, upBefore, downBefore] = [Math.floor(value), 1, 1, 0];
  let rest = value - up;
  while (rest > 1e-9) {
    const whole = Math.floor(1 / rest);
    const next = [whole * up + upBefore, whole * down + downBefore] as const;
    if (next[0] > MOST_PHASES || next[1] > 100 * MOST_PHASES) break;
    [upBefore, downBefore, up, down] = [up, down, ...next];
    rest = 1 / rest - whole;
  }
  return [up, down];
}

/** One row of weights for each place between two samples of the source. Each row adds up to 1. */
function filterRows(up: number, down: number): { rows: Float64Array; taps: number } {
  const scale = Math.min(1, up / down);
  const reach = REACH / scale;
  const taps = 2 * Math.ceil(reach);
  const cutoff = scale * (1 - SLOPE / 2);
  const rows = new Float64Array(up * taps);
  for (let phase = 0; phase < up; phase++) {
    const row = rows.subarray(phase * taps, (phase + 1) * taps);
    for (let k = 0; k < taps; k++) {
      const x = k - taps / 2 + 1 - phase / up;
      row[k] = Math.abs(x) >= reach ? 0 : kaiser(x / reach) * sinc(cutoff * x);
    }
    const sum = row.reduce((total, weight) => total + weight, 0);
    for (let k = 0; k < taps; k++) row[k] = (row[k] ?? 0) / sum;
  }
  return { rows, taps };
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function kaiser(x: number): number {
  return bessel(KAISER * Math.sqrt(1 - x * x)) / bessel(KAISER);
}

/** The modified Bessel function of order 0, by its series. */
function bessel(x: number): number {
  let [sum, term] = [1, 1];
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / 2 / k) ** 2;
    sum += term;
  }
  return sum;
}
