import type { Box } from "./geometry.ts";
import type { SafeZone } from "./safe-zone.ts";

/**
 * Where words may be placed so that no app covers them with its own buttons, for the canvas each was measured on.
 * Source: the platforms' ad safe-zone sheets as read on 2026-08-01; `both` is the overlap, with our margins
 * (docs/content.md#safe-areas).
 */
export const SAFE_BOXES = {
  /** 1080×1920, TikTok and Reels at once. */
  both: { x: 65, y: 269, w: 845, h: 979 },
  /** 1080×1920: clear top 250, right 170, bottom 420; our margin on the left. */
  tiktok: { x: 65, y: 250, w: 845, h: 1250 },
  /** 1080×1920: clear top 269, bottom 672, sides 65. */
  reels: { x: 65, y: 269, w: 950, h: 979 },
  /** 1080×1350 carousel in the Instagram feed: margin 80, nothing in the bottom 90. */
  feed: { x: 80, y: 80, w: 920, h: 1180 },
} as const satisfies Record<Exclude<SafeZone, "none">, Box>;

/** The canvas a box was measured on. */
const MEASURED = { both: 1920, tiktok: 1920, reels: 1920, feed: 1350 } as const;

type Canvas = { safeZone: SafeZone; width: number; height: number };

/** The safe box of a scene in its own pixels; the whole canvas if no app covers anything. */
export function safeBoxOf({ safeZone, width, height }: Canvas): Box {
  if (safeZone === "none") return { x: 0, y: 0, w: width, h: height };
  const box: Box = SAFE_BOXES[safeZone];
  const [across, down] = [width / 1080, height / MEASURED[safeZone]];
  return { x: box.x * across, y: box.y * down, w: box.w * across, h: box.h * down };
}
