import { type Face, isOwnFace, type Typeface } from "@vignette/domain/studio/catalogue";
import type { FaceHeights, Measure } from "./font.ts";

/**
 * Heights as multiples of the size: of capitals; how far ink may reach above and below the base line; and the visual
 * body of a line, around which boxes look even.
 */
export type FaceMetrics = {
  cap: number;
  ascent: number;
  descent: number;
  body: { up: number; down: number };
};

/** Plain Latin, Greek and Cyrillic, measured from the bundled files. */
const FACE_METRICS: Record<Face, FaceHeights> = {
  native: { cap: 0.72, ascent: 0.91, descent: 0.22, accent: 1.08 },
  edit: { cap: 0.66, ascent: 0.87, descent: 0.19, accent: 1.01 },
  punch: { cap: 0.87, ascent: 1.13, descent: 0.16, accent: 1.24 },
  block: { cap: 0.72, ascent: 0.91, descent: 0.24, accent: 1.09 },
  hand: { cap: 0.69, ascent: 0.91, descent: 0.33, accent: 0.99 },
  note: { cap: 0.65, ascent: 0.9, descent: 0.3, accent: 1 },
  type: { cap: 0.59, ascent: 0.8, descent: 0.22, accent: 1.08 },
  quote: { cap: 0.68, ascent: 0.85, descent: 0.27, accent: 0.99 },
};

type Tall = { letters: RegExp; ascent: number; descent: number; up: number; down: number };

/** Letters that need more room than plain Latin, in any face. Measured from the fallback files. */
const TALL: readonly Tall[] = [
  { letters: /\p{sc=Arab}/u, ascent: 1.03, descent: 0.42, up: 0.84, down: 0.38 },
  { letters: /[\u064B-\u065F\u0670]/u, ascent: 1.36, descent: 0.47, up: 1, down: 0.4 },
  { letters: /\p{sc=Hebr}/u, ascent: 0.78, descent: 0.26, up: 0.74, down: 0.1 },
  { letters: /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u, ascent: 1.08, descent: 0.45, up: 0.92, down: 0.2 },
  { letters: /[\p{sc=Deva}\p{sc=Beng}\p{sc=Taml}]/u, ascent: 0.96, descent: 0.42, up: 0.88, down: 0.26 },
  { letters: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u, ascent: 0.9, descent: 0.13, up: 0.86, down: 0.12 },
  { letters: /\p{Extended_Pictographic}/u, ascent: 0.96, descent: 0.24, up: 0.76, down: 0.14 },
  { letters: /[\p{sc=Cyrl}\p{sc=Grek}]/u, ascent: 0.93, descent: 0.21, up: 0.7, down: 0.1 },
];

const ACCENTED_CAPITAL = /\p{Lu}\p{M}/u;
const MARK_BELOW = /[\u0316-\u0319\u0323-\u0329\u032D-\u0333]/u;
/** Cedillas and dots below. */
const BELOW = 0.31;
/** Stacked marks, as far as `cleanText` allows them. */
const STACKED = /\p{M}{3}/u;
const STACK = { above: 1.6, below: 0.7 };

const heightsOf = (face: Typeface, { heights }: Pick<Measure, "heights">): FaceHeights =>
  isOwnFace(face) ? (heights?.(face) ?? FACE_METRICS.native) : FACE_METRICS[face];

/** How much room the lines of a text need around their base lines. */
export function lineMetrics(face: Typeface, text: string, measure: Pick<Measure, "heights">): FaceMetrics {
  const { cap, ascent, descent, accent } = heightsOf(face, measure);
  const apart = text.normalize("NFD");
  const tall = TALL.filter(({ letters }) => letters.test(text));
  const isAccented = ACCENTED_CAPITAL.test(apart);
  const above = [ascent, isAccented ? accent : 0, STACKED.test(apart) ? STACK.above : 0];
  const below = [descent, MARK_BELOW.test(apart) ? BELOW : 0, STACKED.test(apart) ? STACK.below : 0];
  return {
    cap,
    ascent: Math.max(...above, ...tall.map((script) => script.ascent)),
    descent: Math.max(...below, ...tall.map((script) => script.descent)),
    body: {
      up: Math.max(isAccented ? (cap + accent) / 2 : cap, ...tall.map(({ up }) => up)),
      down: Math.max(descent / 2, ...tall.map(({ down }) => down)),
    },
  };
}
