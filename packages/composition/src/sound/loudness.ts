import { SAMPLE_RATE, type Stereo } from "./sound.ts";

/**
 * Integrated loudness in LUFS after ITU-R BS.1770-4: K-weighted, in blocks of 400 ms with both gates.
 * Silence and sounds shorter than a block give -Infinity.
 */
export function loudness(sound: Stereo): number {
  const energies = blockEnergies(kWeighted(sound.left), kWeighted(sound.right));
  const loud = energies.filter((energy) => lufs(energy) > ABSOLUTE_GATE_LUFS);
  if (loud.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = lufs(mean(loud)) - RELATIVE_GATE_LU;
  return lufs(mean(loud.filter((energy) => lufs(energy) > gate)));
}

const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = 10;
const BLOCK = 0.4 * SAMPLE_RATE;
const HOP = 0.1 * SAMPLE_RATE;

/** The two filters of the recommendation at 48 kHz: the head's shelf, then the low cut. */
const SHELF = { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] };
const LOW_CUT = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };

type Filter = { b: number[]; a: number[] };

function kWeighted(samples: Float32Array): Float32Array {
  return filtered(filtered(samples, SHELF), LOW_CUT);
}

function filtered(samples: Float32Array, { b, a }: Filter): Float32Array {
  const [b0 = 0, b1 = 0, b2 = 0] = b;
  const [a1 = 0, a2 = 0] = a;
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[i] = y;
  }
  return out;
}

function blockEnergies(left: Float32Array, right: Float32Array): number[] {
  const energies: number[] = [];
  for (let start = 0; start + BLOCK <= left.length; start += HOP) {
    let sum = 0;
    for (let i = start; i < start + BLOCK; i++) sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
    energies.push(sum / BLOCK);
  }
  return energies;
}

function lufs(energy: number): number {
  return -0.691 + 10 * Math.log10(energy);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
