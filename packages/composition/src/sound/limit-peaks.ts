import { fromDb, type Stereo } from "./sound.ts";

/** Samples that share one gain: 1.3 ms at 48 kHz. */
const BLOCK = 64;
const ATTACK_PER_BLOCK = 0.12;
const RELEASE_PER_BLOCK = 0.008;

/** Turns loud moments down, in place, so that no sample passes `ceilingDb` (dB below full scale, e.g. -1). */
export function limitPeaks({ left, right }: Stereo, ceilingDb: number): void {
  const edges = blockEdges(left, right, fromDb(ceilingDb));
  for (let i = 0; i < left.length; i++) {
    const block = Math.floor(i / BLOCK);
    const share = (i % BLOCK) / BLOCK;
    const gain = (edges[block] ?? 1) * (1 - share) + (edges[block + 1] ?? 1) * share;
    left[i] = (left[i] ?? 0) * gain;
    right[i] = (right[i] ?? 0) * gain;
  }
}

/** Gains at the edges of blocks. Both edges of a block are low enough for its peak, so everything between is too. */
function blockEdges(left: Float32Array, right: Float32Array, ceiling: number): Float32Array {
  const blocks = Math.ceil(left.length / BLOCK);
  const edges = new Float32Array(blocks + 1).fill(1);
  for (let block = 0; block < blocks; block++) {
    let peak = 0;
    for (let i = block * BLOCK; i < (block + 1) * BLOCK; i++) {
      peak = Math.max(peak, Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0));
    }
    // A hair below the ceiling, because gains and samples are rounded to 32 bits.
    const gain = peak > ceiling ? (ceiling * 0.9999) / peak : 1;
    edges[block] = Math.min(edges[block] ?? 1, gain);
    edges[block + 1] = Math.min(edges[block + 1] ?? 1, gain);
  }
  for (let e = 1; e <= blocks; e++) edges[e] = Math.min(edges[e] ?? 1, (edges[e - 1] ?? 1) + RELEASE_PER_BLOCK);
  for (let e = blocks - 1; e >= 0; e--) edges[e] = Math.min(edges[e] ?? 1, (edges[e + 1] ?? 1) + ATTACK_PER_BLOCK);
  return edges;
}
