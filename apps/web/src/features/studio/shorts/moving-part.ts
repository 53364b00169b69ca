/** A small copy of a frame: red, green, blue and alpha of each pixel, row by row. */
type Pixels = Pick<ImageData, "width" | "height" | "data">;

/** A pixel that differs by less than this between two frames, of 255, is noise of the encoding. Our own choice. */
const NOISE = 24;

/** If less than this share of all pixels moves, nobody is seen to speak. Our own choice. */
const LEAST = 0.002;

/**
 * Where most of what moves in a clip is, as a fraction of its width: a speaker moves, and what stands behind does not. Null if
 * nothing moves. `frames` are of one size. Source: ADR 141.
 */
export function movingPart(frames: readonly Pixels[]): number | null {
  const width = frames[0]?.width ?? 0;
  const columns = new Float64Array(width);
  let pixels = 0;
  for (const [at, { data }] of frames.entries()) {
    const before = frames[at - 1]?.data;
    if (!before) continue;
    for (let pixel = 0; pixel < data.length / 4; pixel++) {
      pixels += 1;
      if (differenceAt(pixel * 4, data, before) < NOISE) continue;
      const column = pixel % width;
      columns[column] = (columns[column] ?? 0) + 1;
    }
  }
  const moving = columns.reduce((sum, it) => sum + it, 0);
  return moving < pixels * LEAST || pixels === 0 ? null : middleOf(columns, moving);
}

/** The difference of a pixel's mean level, of 255. */
const differenceAt = (at: number, one: Pixels["data"], other: Pixels["data"]): number =>
  Math.abs([0, 1, 2].reduce((sum, channel) => sum + (one[at + channel] ?? 0) - (other[at + channel] ?? 0), 0)) / 3;

/** Between a quarter of all movement and the last quarter: a hand that passes at the edge counts little. */
function middleOf(columns: Float64Array, total: number): number {
  let sum = 0;
  const sums = columns.map((it) => {
    sum += it;
    return sum;
  });
  const columnAt = (share: number) => sums.findIndex((it) => it >= total * share) + 0.5;
  return (columnAt(0.25) + columnAt(0.75)) / 2 / columns.length;
}
