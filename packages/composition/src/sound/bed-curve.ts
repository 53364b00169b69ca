import { duckDepth, WINDOW_MS } from "./duck-depth.ts";
import { fromDb, type Stereo } from "./sound.ts";

/** A stretch of the mix in which the beds are silent, in ms. */
export type Pause = { startMs: number; endMs: number };

/** The bed lies 18 dB under a speaking voice (ux §6, Sound), and comes up to 8 dB under it in the pauses (our own choice). */
const UNDER_VOICE_DB = -18;
const BESIDE_DB = -8;

/**
 * The gain of the beds as factors, one per window of 10 ms. `spoken` holds the voices alone; `accompanied` says whether
 * anything but beds is heard at all.
 */
export function bedCurve(spoken: Stereo, accompanied: boolean, pauses: readonly Pause[]): Float32Array<ArrayBuffer> {
  const open = accompanied ? BESIDE_DB : 0;
  const curve = duckDepth(spoken).map((depth) => fromDb(open + (UNDER_VOICE_DB - open) * depth));
  for (const { startMs, endMs } of pauses) curve.fill(0, Math.floor(startMs / WINDOW_MS), Math.ceil(endMs / WINDOW_MS));
  return curve;
}
