import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { shot } from "../../shots/shot.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";

/** Under the name, and clear of the apps' own words. */
const EXHIBIT: Box = { x: 190, y: 690, w: 700, h: 760 };
/** Nearer than the page that lies behind it. Our own choice. */
const NEARER = 1.5;

/** What lies behind an exhibit steps back. */
export const BEHIND = { overlay: { color: "ink", opacity: 0.45 } } as const;

/**
 * A print of a photo that has nothing to ring, as a wall of bricks: from near and in color, over the frozen page. It is
 * the whole picture that gets the name (ADR 139).
 */
export function exhibit(media: BeatMedia, { startMs, endMs }: { startMs: number; endMs: number }): Clip {
  const place = { id: "exhibit", startMs, endMs, box: EXHIBIT, index: 0, closer: NEARER, isSpokenOver: true };
  const pops = [
    { atMs: 0, value: 0.86, curve: "ease-out" as const },
    { atMs: 120, value: 1.04, curve: "ease-out" as const },
    { atMs: 180, value: 1, curve: "linear" as const },
  ];
  return {
    ...shot(media, place),
    punches: [],
    border: { color: "#ffffff", width: 22 },
    rotate: -2.5,
    shadow: { dx: 0, dy: 18, blur: 44, color: "ink", opacity: 0.5 },
    keyframes: { scale: pops },
  };
}
