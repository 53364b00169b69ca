import { SAMPLE_RATE, type Stereo } from "./sound.ts";

/** The bed is down when the voice begins, and comes back slowly (ux §6, Sound). */
const DOWN_MS = 120;
const UP_MS = 450;
/** Window in which the voice is looked at, and how far below its loudest window it still counts as speaking. */
const WINDOW_MS = 10;
const SPEAKING_BELOW_PEAK = 0.03;

/** How deep the bed is ducked, from 0 (open) to 1 (under the voice), one value per `WINDOW_MS`. */
export function duckDepth(voice: Stereo): Float32Array<ArrayBuffer> {
  const levels = windowLevels(voice);
  const threshold = levels.reduce((a, b) => Math.max(a, b), 0) * SPEAKING_BELOW_PEAK;
  const depth = new Float32Array(levels.length);
  let d = 0;
  for (let i = 0; i < depth.length; i++) {
    d = (levels[i] ?? 0) > threshold ? 1 : Math.max(0, d - WINDOW_MS / UP_MS);
    depth[i] = d;
  }
  for (let i = depth.length - 2; i >= 0; i--) {
    depth[i] = Math.max(depth[i] ?? 0, (depth[i + 1] ?? 0) - WINDOW_MS / DOWN_MS);
  }
  return depth;
}

/** The depth at one sample, between two windows. */
export function depthAt(depth: Float32Array, sample: number): number {
  const place = sample / WINDOW;
  const index = Math.floor(place);
  const before = depth[index] ?? depth.at(-1) ?? 0;
  const after = depth[index + 1] ?? before;
  return before + (after - before) * (place - index);
}

const WINDOW = (WINDOW_MS / 1000) * SAMPLE_RATE;

function windowLevels({ left, right }: Stereo): Float32Array {
  const levels = new Float32Array(Math.ceil(left.length / WINDOW));
  for (let w = 0; w < levels.length; w++) {
    let sum = 0;
    for (let i = w * WINDOW; i < (w + 1) * WINDOW; i++) sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
    levels[w] = Math.sqrt(sum / (2 * WINDOW));
  }
  return levels;
}
