/**
 * A moment in the first frame that shows what begins at `ms`, in ms. The player draws the frame that has begun, which shows what
 * was before where something begins within a frame.
 */
export const frameFrom = (ms: number, frameRate: number): number =>
  (Math.ceil((ms * frameRate) / 1000) * 1000) / frameRate + INSIDE_MS;

/** Its own first ms may be rounded into the frame before. */
const INSIDE_MS = 1;
