/** The widest that a clip is shown on a tall page, width by height: then the speaker is larger. Our own choice. */
const WIDEST = 4 / 3;

/**
 * What is left of a clip that is wider than its page: where it begins and how wide it is, in fractions of the clip's width.
 * `focusX`, also such a fraction, lies in its middle, as near as the edges of the clip allow. A narrower clip is left whole.
 * Source: ADR 141.
 */
export function wideCrop({ width, height }: { width: number; height: number }, focusX = 0.5): { x: number; w: number } {
  const w = Math.min(1, (WIDEST * height) / width);
  return { x: Math.min(1 - w, Math.max(0, focusX - w / 2)), w };
}
