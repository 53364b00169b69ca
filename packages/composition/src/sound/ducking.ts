import { duckDepth, WINDOW_MS } from "./duck-depth.ts";
import { fromDb, type Stereo } from "./signal/sound.ts";

/** A part of the mix in which the beds are silent, in ms. */
export type Pause = { startMs: number; endMs: number };

/** Gains as factors, one per window of 10 ms. */
type Curve = Float32Array<ArrayBuffer>;

/**
 * The bed lies 18 dB under a speaking voice (docs/content.md#sound), and comes up to 8 dB under it in the pauses (our
 * own choice).
 */
const BED_UNDER_VOICE_DB = -18;
const BED_BESIDE_DB = -8;
/** A clip's own sound continues under a voice as ambience (our own choice). */
const ORIGINAL_UNDER_VOICE_DB = -12;

/**
 * The gains of beds, of beds that stay as loud, and of originals under voices. `spoken` holds the voices alone; `accompanied` says whether anything
 * but beds is audible at all.
 */
export function ducking(
  spoken: Stereo,
  accompanied: boolean,
  pauses: readonly Pause[],
): { beds: Curve; steady: Curve; originals: Curve } {
  const depths = duckDepth(spoken);
  const between = (open: number, under: number) => depths.map((depth) => fromDb(open + (under - open) * depth));
  const openDb = accompanied ? BED_BESIDE_DB : 0;
  const [beds, steady] = [between(openDb, BED_UNDER_VOICE_DB), between(openDb, openDb)];
  for (const { startMs, endMs } of pauses) {
    for (const it of [beds, steady]) it.fill(0, Math.floor(startMs / WINDOW_MS), Math.ceil(endMs / WINDOW_MS));
  }
  return { beds, steady, originals: between(0, ORIGINAL_UNDER_VOICE_DB) };
}
