/** A connected part of a map, by its outermost columns and rows. */
export type ImagePart = { left: number; top: number; right: number; bottom: number; sum: number };

/** The connected part above `least` with the largest sum; null if nothing reaches it. `map` is row by row. */
export function largestPart(map: Float32Array, width: number, least: number): ImagePart | null {
  const seen = new Uint8Array(map.length);
  let best: ImagePart | null = null;
  for (let at = 0; at < map.length; at++) {
    if (seen[at] || (map[at] ?? 0) < least) continue;
    const part = partFrom(at, map, width, least, seen);
    if (!best || part.sum > best.sum) best = part;
  }
  return best;
}

function partFrom(start: number, map: Float32Array, width: number, least: number, seen: Uint8Array): ImagePart {
  const part: ImagePart = { left: width, top: map.length, right: 0, bottom: 0, sum: 0 };
  const open = [start];
  seen[start] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    part.left = Math.min(part.left, x);
    part.right = Math.max(part.right, x);
    part.top = Math.min(part.top, y);
    part.bottom = Math.max(part.bottom, y);
    part.sum += map[at] ?? 0;
    for (const next of beside(at, width, map.length)) {
      if (seen[next] || (map[next] ?? 0) < least) continue;
      seen[next] = 1;
      open.push(next);
    }
  }
  return part;
}

/** The places left, right, above and below, inside the map. */
export function beside(at: number, width: number, length: number): number[] {
  const x = at % width;
  const all = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
  return all.filter((next) => next >= 0 && next < length);
}
