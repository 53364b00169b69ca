import { kWeightedEnergies } from "./k-weighting.ts";
import { SAMPLE_RATE, type Stereo } from "./sound.ts";

/** Blocks of 400 ms begin every 100 ms. */
const STEP = 0.1 * SAMPLE_RATE;
const STEPS_PER_BLOCK = 4;
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = 10;

/**
 * Integrated loudness in LUFS after ITU-R BS.1770-4: K-weighted, in blocks of 400 ms with both gates.
 * Silence and sounds shorter than a block give -Infinity.
 */
export const loudness = (sound: Stereo): number => loudnessOfBlocks(blockEnergies(sound));

/** The loudness of all blocks of a sound, which may come from several of its parts. */
export function loudnessOfBlocks(energies: readonly number[]): number {
  const loud = energies.filter((energy) => lufs(energy) > ABSOLUTE_GATE_LUFS);
  if (loud.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = lufs(mean(loud)) - RELATIVE_GATE_LU;
  return lufs(mean(loud.filter((energy) => lufs(energy) > gate)));
}

/** The energy of each block of a sound. */
export function blockEnergies({ left, right }: Stereo): number[] {
  const l = kWeightedEnergies(left, STEP);
  const r = right === left ? l : kWeightedEnergies(right, STEP);
  return Array.from({ length: Math.max(0, l.length - STEPS_PER_BLOCK + 1) }, (_, first) => {
    let sum = 0;
    for (let step = first; step < first + STEPS_PER_BLOCK; step++) sum += (l[step] ?? 0) + (r[step] ?? 0);
    return sum / (STEPS_PER_BLOCK * STEP);
  });
}

function lufs(energy: number): number {
  return -0.691 + 10 * Math.log10(energy);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
