import { quarterMs } from "../../../sound/scores.ts";
import type { Storyboard } from "../../../storyboard/storyboard.ts";

/** The length of a bar of our beds, in quarters. */
const BAR = 4;

/** What the music gives the cuts of a look that lives from them. */
export type Beat = {
  /** A cut, or a change of words, on the nearest eighth: at most 134 ms beside what is said, at 112 beats a minute. */
  nearest: (ms: number) => number;
  /** The quarter nearest to the middle between two moments, if it is clear of both. */
  between: (startMs: number, endMs: number) => number | null;
  barMs: number;
};

/** The beat of a bed, which begins with the video; null for music that is not ours, and none. */
export function beatOf({ music }: Pick<Storyboard, "music">): Beat | null {
  const quarter = quarterMs(music);
  if (quarter === null) return null;
  return {
    nearest: (ms) => (Math.round((ms / quarter) * 2) * quarter) / 2,
    between: (startMs, endMs) => {
      const at = Math.round((startMs + endMs) / 2 / quarter) * quarter;
      return at - startMs >= quarter && endMs - at >= quarter ? at : null;
    },
    barMs: BAR * quarter,
  };
}
