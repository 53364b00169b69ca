import type { CanvasSheet, PaintContext, Resources } from "./paint-context.ts";
import { sheetFor } from "./sheets.ts";

/** Margin beside the canvas on a sheet that is going to be smeared, so that what comes in from there is drawn. */
export function smearMargin(smearPx: number): number {
  return Math.min(512, Math.ceil(Math.abs(smearPx) / 2 / 64) * 64);
}

/**
 * How many px of a canvas are one px of a smeared sheet, horizontally: the smear hides the difference, and drawing is
 * that much faster.
 */
export function smearCoarseness(smearPx: number): number {
  return Math.abs(smearPx) >= 64 ? 4 : Math.abs(smearPx) >= 16 ? 2 : 1;
}

/** Number of copies that a smear averages: 2 to this power. */
const DOUBLINGS = 5;

/**
 * What is on a sheet, smeared along x: the average of 32 copies, by halving and doubling. Each round lays two copies over
 * each other, half as far apart as the round before.
 */
export function smeared<Source>(
  context: PaintContext<Source>,
  resources: Resources<Source>,
  sheet: CanvasSheet<Source>,
  smearPx: number,
): CanvasSheet<Source> {
  let last = sheet;
  for (let round = 0; round < DOUBLINGS; round++) {
    const next = sheetFor(context, resources, `smear-${round % 2}`, sheet);
    if (!next) return last;
    const { source, width, height } = last;
    const off = smearPx / 2 ** (round + 2);
    for (const [dx, opacity] of [
      [-off, 1],
      [off, 0.5],
    ] as const) {
      next.context.globalAlpha = opacity;
      next.context.drawImage(source, 0, 0, width, height, dx, 0, width, height);
    }
    last = next;
  }
  return last;
}
