import type { Scene } from "@vignette/composition";
import type { Typeface } from "@vignette/domain/studio";

/** A line of a sample; sizes in px of the picture. */
type SampleLine = { text: string; size: number; weight?: number; top: number; height: number };
type FaceSample = { face: Typeface; width: number; height: number; lines: readonly SampleLine[] };

const PAPER = "#f6f2e9";
const INK = "#15180e";

/** A picture of a few lines in a typeface, in ink on paper, as content has them. */
export function faceScene({ face, width, height, lines }: FaceSample): Scene {
  const aside = Math.round(width * 0.04);
  return {
    version: 2,
    ...{ width, height, frameRate: 30, durationMs: 0, safeZone: "none" },
    background: "paper",
    palette: { bg: PAPER, on: INK, accent: INK, onAccent: PAPER, ink: INK, paper: PAPER },
    tracks: [
      {
        id: "lines",
        clips: lines.map(({ text, size, weight = 400, top, height: h }, index) => ({
          ...{ kind: "text", id: `line-${index}`, startMs: 0, endMs: 1, text, face, weight, size, minSize: 12 },
          ...{ box: { x: aside, y: top, w: width - 2 * aside, h }, lineHeight: 1.2, maxLines: 1 },
          ...{ color: "ink", align: lines.length > 1 ? "center" : "left", valign: "middle", motion: "cut" },
        })),
      },
    ],
  };
}
