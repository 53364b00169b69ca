import type { MusicBed } from "@vignette/domain/studio/catalogue";
import { lift } from "./beds/lift.ts";
import { low } from "./beds/low.ts";
import type { Score } from "./beds/score.ts";
import { tick } from "./beds/tick.ts";
import { walk } from "./beds/walk.ts";

/** The music beds of docs/content.md#sound. *Room* is no music and has no score. */
export const SCORES: Readonly<Record<Exclude<MusicBed, "room">, Score>> = { tick, walk, lift, low };

/** How long a quarter of a bed of ours lasts, in ms; null for other music and none. */
export function quarterMs(music: string | null): number | null {
  const score = Object.entries(SCORES).find(([name]) => name === music)?.[1];
  return score ? 60_000 / score.bpm : null;
}
