import type { Box } from "./geometry.ts";

/**
 * Where words may stand so that neither app covers them with its own buttons.
 * Source: the platforms' ad safe-zone sheets as read on 2026-08-01; `both` is the overlap, with our margins.
 */
export const SAFE_BOXES = {
  /** 1080×1920, TikTok and Reels at once. */
  both: { x: 65, y: 269, w: 845, h: 979 },
  /** 1080×1350 carousel in the Instagram feed: margin 80, nothing in the bottom 90. */
  feed: { x: 80, y: 80, w: 920, h: 1180 },
} as const satisfies Record<string, Box>;
