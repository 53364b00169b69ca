import type { GrayPixels } from "./pixels.ts";

/** How many levels each channel is cut at: 12 find a pale object on a pale ground; more find nothing else. */
const LEVELS = 12;

/**
 * How often each pixel is enclosed, 0 to 1: each channel of the picture is cut at several levels into light and dark,
 * and a region that does not touch the picture's edge in such a cut is enclosed. Small regions count as much as large
 * ones.
 */
export function surroundedness({ width, height, data }: GrayPixels): Float32Array {
  const length = width * height;
  const map = new Float32Array(length);
  for (const channel of channelsOf(data, length)) {
    for (let level = 1; level <= LEVELS; level++) {
      const cut = cutAt(channel, level / (LEVELS + 1));
      if (!cut) continue;
      addEnclosed(map, cut, 1, width);
      addEnclosed(map, cut, 0, width);
    }
  }
  return map.map((value) => value / (CHANNELS * LEVELS));
}

const CHANNELS = 3;

/** Lightness, red against green, yellow against blue: the channels of human vision. */
function channelsOf(data: Uint8ClampedArray, length: number): Float32Array[] {
  const [light, red, yellow] = [new Float32Array(length), new Float32Array(length), new Float32Array(length)];
  for (let at = 0; at < length; at++) {
    const [r, g, b] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
    light[at] = (r + g + b) / 3;
    red[at] = r - g;
    yellow[at] = (r + g) / 2 - b;
  }
  return [light, red, yellow];
}

/** Less contrast than this in a whole channel is noise, of 255. */
const NOISE = 12;

function cutAt(channel: Float32Array, share: number): Uint8Array | null {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of channel) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (high - low < NOISE) return null;
  const least = low + (high - low) * share;
  return Uint8Array.from(channel, (value) => (value >= least ? 1 : 0));
}

/** Adds 1 wherever the cut shows `side` and no path of `side` leads to the picture's edge. */
function addEnclosed(map: Float32Array, cut: Uint8Array, side: 0 | 1, width: number): void {
  const reached = fromTheEdge(cut, side, width);
  for (let at = 0; at < cut.length; at++) if (cut[at] === side && !reached[at]) map[at] = (map[at] ?? 0) + 1;
}

function fromTheEdge(cut: Uint8Array, side: 0 | 1, width: number): Uint8Array {
  const reached = new Uint8Array(cut.length);
  const open: number[] = [];
  const reach = (at: number) => {
    if (reached[at] || cut[at] !== side) return;
    reached[at] = 1;
    open.push(at);
  };
  for (let x = 0; x < width; x++) {
    reach(x);
    reach(cut.length - 1 - x);
  }
  for (let at = 0; at < cut.length; at += width) {
    reach(at);
    reach(at + width - 1);
  }
  // A step left of the first column lands on the last one of the row above: both lie on the edge, which is reached.
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    reach(at - 1);
    reach(at + 1);
    reach(at - width);
    reach(at + width);
  }
  return reached;
}
