import type { Box } from "../../scene/geometry.ts";
import type { Shades } from "../../subject/shades.ts";

/** How restless a part of a photo is, in fractions of it: 0 for one shade, 1 for black and white. What lies beyond its edges counts as calm. */
export type Unrest = (part: Box) => number;

/** How restless any part of a photo is: three times how far its shades are from their mean. Null if they are not known. */
export function unrestOf(shades: Shades | undefined): Unrest | null {
  const [high, wide] = [shades?.length ?? 0, shades?.[0]?.length ?? 0];
  if (!shades || high === 0 || wide === 0) return null;
  const [sums, squares] = [summed(shades, (it) => it), summed(shades, (it) => it * it)];
  return ({ x, y, w, h }) => {
    const [left, right] = [within(Math.floor(x * wide), wide - 1), within(Math.ceil((x + w) * wide), wide)];
    const [top, end] = [within(Math.floor(y * high), high - 1), within(Math.ceil((y + h) * high), high)];
    const count = (right - left) * (end - top);
    if (count <= 0) return 0;
    const mean = sumIn(sums, { left, right, top, end }) / count;
    const spread = sumIn(squares, { left, right, top, end }) / count - mean * mean;
    return Math.min(1, 3 * Math.sqrt(Math.max(0, spread)));
  };
}

const within = (at: number, most: number): number => Math.min(most, Math.max(0, at));

/** A table of the sums of all cells above and left of each place. */
function summed(shades: Shades, of: (light: number) => number): number[][] {
  const wide = shades[0]?.length ?? 0;
  const rows = [Array.from({ length: wide + 1 }, () => 0)];
  for (const shadesOfRow of shades) {
    let sum = 0;
    const above = rows.at(-1) ?? [];
    rows.push([
      0,
      ...shadesOfRow.map((it, at) => {
        sum += of(it);
        return sum + (above[at + 1] ?? 0);
      }),
    ]);
  }
  return rows;
}

type Cells = { left: number; right: number; top: number; end: number };
const sumIn = (table: readonly (readonly number[])[], { left, right, top, end }: Cells): number =>
  (table[end]?.[right] ?? 0) - (table[top]?.[right] ?? 0) - (table[end]?.[left] ?? 0) + (table[top]?.[left] ?? 0);
