import type { ImageClip } from "../scene/image-clip.ts";

type PunchIns = NonNullable<ImageClip["punches"]>;
type Times = { startMs: number; endMs: number };

/** Something changes every 1.5 to 3 s. Source: docs/content.md#pace. */
const STILL_MS = 2600;
const SHORTEST_SHOT_MS = 1200;
const CLOSER = 1.12;

/**
 * Punch-ins for a shot that stays too long: every second part of it is shown closer, and the next one is back. They
 * fall on the beginning of a word (`wordStartsMs`) if one is near. Times are on the scene's clock.
 */
export function punchIns(shot: Times, wordStartsMs: readonly number[]): PunchIns {
  const steps = stepsWithin(shot, wordStartsMs);
  return steps.flatMap((startMs, i) =>
    i % 2 === 1 ? [] : [{ startMs, endMs: steps[i + 1] ?? shot.endMs, scale: CLOSER }],
  );
}

function stepsWithin({ startMs, endMs }: Times, wordStartsMs: readonly number[]): number[] {
  const stretches = Math.floor((endMs - startMs) / STILL_MS) + 1;
  const length = (endMs - startMs) / stretches;
  const wanted = Array.from({ length: stretches - 1 }, (_, i) => startMs + length * (i + 1));
  return wanted
    .map((ms) => nearest(wordStartsMs, ms))
    .filter((ms, i, all) => ms - (all[i - 1] ?? startMs) >= SHORTEST_SHOT_MS && endMs - ms >= SHORTEST_SHOT_MS);
}

/** How far a punch-in may be moved to fall on a word. */
const REACH_MS = 500;

function nearest(startsMs: readonly number[], ms: number): number {
  const near = startsMs.filter((start) => Math.abs(start - ms) < REACH_MS);
  return near.reduce((best, start) => (Math.abs(start - ms) < Math.abs(best - ms) ? start : best), near[0] ?? ms);
}
