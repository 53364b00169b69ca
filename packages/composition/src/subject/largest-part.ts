/** The places of the connected part above `least` with the largest sum; none if nothing reaches it. `map` is row by row. */
export function largestPart(map: Float32Array, width: number, least: number): number[] {
  let best: { places: number[]; sum: number } = { places: [], sum: 0 };
  for (const places of partsIn(map, width, least)) {
    const sum = places.reduce((all, place) => all + (map[place] ?? 0), 0);
    if (sum > best.sum) best = { places, sum };
  }
  return best.places;
}

/** The places of each connected part above `least`. */
export function partsIn(map: Float32Array, width: number, least: number): number[][] {
  const seen = new Uint8Array(map.length);
  const parts: number[][] = [];
  for (let at = 0; at < map.length; at++)
    if (!seen[at] && (map[at] ?? 0) >= least) parts.push(partFrom(at, map, width, least, seen));
  return parts;
}

function partFrom(start: number, map: Float32Array, width: number, least: number, seen: Uint8Array): number[] {
  const part = [start];
  seen[start] = 1;
  for (let i = 0; i < part.length; i++) {
    for (const next of beside(part[i] ?? 0, width, map.length)) {
      if (seen[next] || (map[next] ?? 0) < least) continue;
      seen[next] = 1;
      part.push(next);
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
