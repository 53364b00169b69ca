import type { Orientation } from "@vignette/domain/media";

type Matrix = readonly [number, number, number, number, number, number];

/** How a stored picture is drawn upright (TIFF 6.0, tag 274): its size then, and the arguments of `setTransform`. */
export function uprightMatrix(
  orientation: Orientation,
  w: number,
  h: number,
): { width: number; height: number; matrix: Matrix } {
  const matrices: Record<Orientation, Matrix> = {
    1: [1, 0, 0, 1, 0, 0],
    2: [-1, 0, 0, 1, w, 0],
    3: [-1, 0, 0, -1, w, h],
    4: [1, 0, 0, -1, 0, h],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, h, 0],
    7: [0, -1, -1, 0, h, w],
    8: [0, -1, 1, 0, 0, w],
  };
  const [width, height] = orientation >= 5 ? [h, w] : [w, h];
  return { width, height, matrix: matrices[orientation] };
}
