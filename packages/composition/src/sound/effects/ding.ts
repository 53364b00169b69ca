import { SAMPLE_RATE } from "../signal/sound.ts";
import { sine } from "../synth/wave.ts";

/** Partials of a small bell: ratio, level, and the time in s in which each dies. */
const PARTIALS = [
  [1, 1, 0.55],
  [2.005, 0.42, 0.38],
  [3.01, 0.16, 0.2],
  [4.17, 0.1, 0.11],
  [5.43, 0.05, 0.06],
] as const;
const HZ = 1174.66;
const LENGTH_S = 1.9;

/** A small bell, a hair apart on both sides: wide, and still whole on one speaker. For a price, a result, a point on a list. */
export function ding(): Float32Array[] {
  return [0.99993, 1.00007].map(struck);
}

function struck(apart: number): Float32Array {
  const samples = Math.round(LENGTH_S * SAMPLE_RATE);
  return new Float32Array(samples).map((_, i) => {
    const s = i / SAMPLE_RATE;
    let sum = 0;
    for (const [ratio, level, fall] of PARTIALS) sum += level * Math.exp(-s / fall) * sine(s * HZ * ratio * apart);
    return sum * Math.min(1, s / 0.0015, ((samples - i) / samples) * 5);
  });
}
