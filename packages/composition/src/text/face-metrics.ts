import type { Face } from "../scene/text-clip.ts";

/** Heights as multiples of the size, measured from the bundled files; `ascent` has room for accents on capitals. */
export type FaceMetrics = { cap: number; ascent: number; descent: number };

/** One table for browser and Node: line heights must not depend on what a canvas happens to report. */
export const FACE_METRICS: Record<Face, FaceMetrics> = {
  native: { cap: 0.72, ascent: 0.91, descent: 0.22 },
  edit: { cap: 0.66, ascent: 0.87, descent: 0.19 },
  punch: { cap: 0.87, ascent: 1.13, descent: 0.16 },
  block: { cap: 0.72, ascent: 0.91, descent: 0.24 },
  hand: { cap: 0.69, ascent: 0.91, descent: 0.33 },
  note: { cap: 0.63, ascent: 0.9, descent: 0.3 },
  type: { cap: 0.6, ascent: 0.8, descent: 0.25 },
  quote: { cap: 0.65, ascent: 0.85, descent: 0.25 },
};
