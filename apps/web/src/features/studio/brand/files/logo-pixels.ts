/** Straight RGBA, as a canvas gives it. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray };

/** Fainter than this is a margin, as in the smooth edges of an export. */
const SEEN_ALPHA = 12;

/** The part of a picture that is not transparent; null if there is none. */
export function seenBox({ width, height, data }: Pixels): { x: number; y: number; w: number; h: number } | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < SEEN_ALPHA) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0 ? null : { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
}

/** A smaller share of the pixels is an edge or a detail. */
const LEAST_SHARE = 0.1;
const MOST_TONES = 3;
/** Colors that share the upper bits of each channel count as one. */
const BITS = 5;

/**
 * The colors that cover most of a logo as `#rrggbb`, the largest area first, and whether it has no transparent parts.
 */
export function tonesOf({ data }: Pixels): { tones: string[]; isSolid: boolean } {
  const sums = new Map<number, [count: number, r: number, g: number, b: number]>();
  let [opaque, all] = [0, 0];
  for (let i = 0; i + 3 < data.length; i += 4) {
    all += 1;
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(i, i + 4);
    if (alpha < 128) continue;
    opaque += 1;
    const key = ((r >> BITS) << 6) | ((g >> BITS) << 3) | (b >> BITS);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, [sum[0] + 1, sum[1] + r, sum[2] + g, sum[3] + b]);
  }
  const tones = [...sums.values()]
    .filter(([count]) => count >= LEAST_SHARE * opaque)
    .toSorted((one, other) => other[0] - one[0])
    .slice(0, MOST_TONES)
    .map(([count, ...sum]) => `#${sum.map((it) => hex(it / count)).join("")}`);
  return { tones, isSolid: all > 0 && opaque / all > 0.99 };
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, "0");
