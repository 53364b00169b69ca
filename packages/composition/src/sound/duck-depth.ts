import { fromDb, SAMPLE_RATE, type Stereo } from "./signal/sound.ts";

/** The bed is down when the voice begins, and comes back slowly (docs/content.md#sound). */
const DOWN_MS = 120;
const UP_MS = 450;
/** After the last word it is back at once: half a second of almost nothing sounds like a file that was cut. Our own choice. */
const UP_AT_END_MS = 120;
/** The window in which the level of the voice is measured. */
export const WINDOW_MS = 10;
export const WINDOW = (WINDOW_MS / 1000) * SAMPLE_RATE;
/** A level 30 dB below the loudest window is a pause, and so is an inaudible one. */
const SPEAKING_BELOW_PEAK = fromDb(-30);
const AUDIBLE = fromDb(-50);

/** How deep a bed is ducked, from 0 (open) to 1 (under the voice), one value per `WINDOW_MS`. */
export function duckDepth(voice: Stereo): Float32Array<ArrayBuffer> {
  const levels = windowLevels(voice);
  const loudest = levels.reduce((a, b) => Math.max(a, b), 0);
  const threshold = Math.max(AUDIBLE, loudest * SPEAKING_BELOW_PEAK);
  const depth = new Float32Array(levels.length);
  const lastSpoken = levels.findLastIndex((level) => level > threshold);
  let d = 0;
  for (let i = 0; i < depth.length; i++) {
    d = (levels[i] ?? 0) > threshold ? 1 : Math.max(0, d - WINDOW_MS / (i > lastSpoken ? UP_AT_END_MS : UP_MS));
    depth[i] = d;
  }
  for (let i = depth.length - 2; i >= 0; i--) {
    depth[i] = Math.max(depth[i] ?? 0, (depth[i + 1] ?? 0) - WINDOW_MS / DOWN_MS);
  }
  return depth;
}

function windowLevels({ left, right }: Stereo): Float32Array {
  const levels = new Float32Array(Math.ceil(left.length / WINDOW));
  for (let w = 0; w < levels.length; w++) {
    let sum = 0;
    const end = Math.min(left.length, (w + 1) * WINDOW);
    for (let i = w * WINDOW; i < end; i++) sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
    levels[w] = Math.sqrt(sum / (2 * WINDOW));
  }
  return levels;
}
