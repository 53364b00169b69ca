import { fromDb, SAMPLE_RATE, type Stereo } from "./signal/sound.ts";

/** How near its last second is to its first, in dB: nearer than anyone hears as a step (docs/content.md#sound asks for 3). */
const NEAR_DB = 2;
/**
 * By how much it is raised at most: a bed alone lies 8 dB under the clip that began, and silence stays nearly silent. A
 * clip that is loud at the end is lowered by more.
 */
const MOST_DB = { up: 9, down: 30 };

/**
 * Brings the level of the last second to that of the first, in place, because the video begins again there: the level
 * moves over the second before. For sounds of at least three seconds; in others it would be heard.
 */
export function closeLoop({ left, right }: Stereo): void {
  const second = SAMPLE_RATE;
  const end = left.length;
  if (end < 3 * second) return;
  const level = (from: number) => 10 * Math.log10(energy(left, from) + energy(right, from));
  const off = level(end - second) - level(0);
  if (!(Math.abs(off) > NEAR_DB)) return;
  const change = -Math.sign(off) * Math.min(off < 0 ? MOST_DB.up : MOST_DB.down, Math.abs(off) - NEAR_DB);
  const start = end - 2 * second;
  for (let at = start; at < end; at++) {
    const factor = fromDb(change * Math.min(1, (at - start) / second));
    left[at] = (left[at] ?? 0) * factor;
    right[at] = (right[at] ?? 0) * factor;
  }
}

/** Of one second. */
function energy(channel: Float32Array, from: number): number {
  let sum = 0;
  for (let at = from; at < from + SAMPLE_RATE; at++) sum += (channel[at] ?? 0) ** 2;
  return sum;
}
