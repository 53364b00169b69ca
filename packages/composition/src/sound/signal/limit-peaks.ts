import { fromDb, type Stereo } from "./sound.ts";
import { PEAK_BLOCK, truePeak, truePeaks } from "./true-peak.ts";

/** The gain falls from 1 to 0 in 11 ms, before the peak, and comes back in 0.9 s: per block of a third of a ms. */
const ATTACK_PER_BLOCK = 0.03;
const RELEASE_PER_BLOCK = 0.0004;

/**
 * Reduces loud parts, in place and with look-ahead, so that the wave exceeds `ceilingDb` (dBTP, e.g. -1) nowhere, not
 * even between samples.
 */
export function limitPeaks(sound: Stereo, ceilingDb: number): void {
  const ceiling = fromDb(ceilingDb);
  const peaks = [sound.left, sound.right].map((channel) => truePeaks(channel, ceiling));
  const edges = blockEdges(peaks, ceiling);
  if (edges.every((gain) => gain === 1)) return;
  for (const channel of [sound.left, sound.right]) ride(channel, edges);
  // A changing gain bends the wave between samples: the few hundredths of a dB that this adds are subtracted
  // everywhere.
  const over = truePeak(sound) - ceilingDb;
  if (over > 0) for (const channel of [sound.left, sound.right]) scale(channel, fromDb(-over) * 0.99999);
}

/** Gains at the edges of blocks. Both edges of a block are low enough for its peak, so everything between is too. */
function blockEdges(peaks: readonly Float32Array[], ceiling: number): Float32Array {
  const blocks = peaks[0]?.length ?? 0;
  const edges = new Float32Array(blocks + 1).fill(1);
  for (let block = 0; block < blocks; block++) {
    const peak = peaks.reduce((most, channel) => Math.max(most, channel[block] ?? 0), 0);
    if (peak <= ceiling) continue;
    edges[block] = Math.min(edges[block] ?? 1, ceiling / peak);
    edges[block + 1] = Math.min(edges[block + 1] ?? 1, ceiling / peak);
  }
  for (let e = 1; e <= blocks; e++) edges[e] = Math.min(edges[e] ?? 1, (edges[e - 1] ?? 1) + RELEASE_PER_BLOCK);
  for (let e = blocks - 1; e >= 0; e--) edges[e] = Math.min(edges[e] ?? 1, (edges[e + 1] ?? 1) + ATTACK_PER_BLOCK);
  return edges;
}

function ride(channel: Float32Array, edges: Float32Array): void {
  for (let block = 0; block < edges.length - 1; block++) {
    const [from, to] = [edges[block] ?? 1, edges[block + 1] ?? 1];
    if (from === 1 && to === 1) continue;
    const start = block * PEAK_BLOCK;
    const end = Math.min(channel.length, start + PEAK_BLOCK);
    for (let i = start; i < end; i++) {
      channel[i] = (channel[i] ?? 0) * (from + ((to - from) * (i - start)) / PEAK_BLOCK);
    }
  }
}

function scale(channel: Float32Array, gain: number): void {
  for (let i = 0; i < channel.length; i++) channel[i] = (channel[i] ?? 0) * gain;
}
