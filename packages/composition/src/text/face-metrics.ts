import type { Face } from "../scene/text-clip.ts";

type FaceMetrics = {
  /** CSS families in the order in which a letter is looked for. A script that a face lacks falls back to Native. */
  families: readonly string[];
  /** Heights as multiples of the size, measured from the bundled files; `ascent` has room for accents on capitals. */
  cap: number;
  ascent: number;
  descent: number;
};

const NATIVE = ["Vignette Native", "Vignette Native Ext", "Vignette Native Cyrillic", "Vignette Native Greek"];
const LAST_RESORT = ["Noto Color Emoji", "sans-serif"];

/** One table for browser and Node: line heights must not depend on what a canvas happens to report. */
export const FACE_METRICS: Record<Face, FaceMetrics> = {
  native: { families: [...NATIVE, ...LAST_RESORT], cap: 0.72, ascent: 0.91, descent: 0.22 },
  edit: { families: family("Vignette Edit"), cap: 0.66, ascent: 0.87, descent: 0.19 },
  punch: { families: family("Vignette Punch"), cap: 0.87, ascent: 1.13, descent: 0.16 },
  block: { families: family("Vignette Block"), cap: 0.72, ascent: 0.91, descent: 0.24 },
  hand: { families: family("Vignette Hand"), cap: 0.69, ascent: 0.91, descent: 0.33 },
};

function family(name: string): readonly string[] {
  return [name, `${name} Ext`, ...NATIVE, ...LAST_RESORT];
}
