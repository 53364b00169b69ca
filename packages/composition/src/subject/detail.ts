/** A step to the next pixel, as a share of what its channel spans: a softer one is shade, a sharper one is no clearer. */
const SHADE = 0.05;
const CLEAR = 0.25;
/** How far around a pixel its detail is counted, in pixels of the small copy. */
const AROUND = 2;

/** How much there is to see around each pixel, 0 to 1 of the most in the picture. `steps` as `stepsIn` gives them. */
export function detailAround(steps: Float32Array, width: number): Float32Array {
  const clear = steps.map((step) => Math.min(1, Math.max(0, (step - SHADE) / (CLEAR - SHADE))));
  const height = steps.length / width;
  const across = clear.map((_, at) => mean(clear, at, 1, reach(at % width, width)));
  const detail = across.map((_, at) => mean(across, at, width, reach(Math.floor(at / width), height)));
  const most = detail.reduce((a, b) => Math.max(a, b), 0);
  return most > 0 ? detail.map((value) => value / most) : detail;
}

const reach = (at: number, length: number) => ({
  before: Math.min(AROUND, at),
  after: Math.min(AROUND, length - 1 - at),
});

function mean(map: Float32Array, at: number, stride: number, { before, after }: ReturnType<typeof reach>): number {
  let sum = 0;
  for (let step = -before; step <= after; step++) sum += map[at + step * stride] ?? 0;
  return sum / (before + after + 1);
}

/** A pattern is looked at in this many tiles on each side; its plainest tenth has at least this share of its richest. */
const TILES = 8;
const EVEN = 0.5;

/** Whether all of a picture has about the same detail, as a wall, a lawn or gravel. */
export function isPattern(steps: Float32Array, width: number): boolean {
  const height = steps.length / width;
  const sums = new Float32Array(TILES * TILES);
  const counts = new Float32Array(TILES * TILES);
  for (let at = 0; at < steps.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const tile = Math.floor((y * TILES) / height) * TILES + Math.floor((x * TILES) / width);
    sums[tile] = (sums[tile] ?? 0) + (steps[at] ?? 0);
    counts[tile] = (counts[tile] ?? 0) + 1;
  }
  const tiles = sums.map((sum, tile) => sum / (counts[tile] || 1)).sort();
  const tenth = (share: number) => tiles[Math.floor(tiles.length * share)] ?? 0;
  return tenth(0.1) >= tenth(0.9) * EVEN;
}
