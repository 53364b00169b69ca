import { spanOf } from "./channels.ts";

/** How many levels each channel is cut at: 12 find a pale object on a pale ground; more find nothing else. */
const LEVELS = 12;

/**
 * How often each pixel is enclosed, 0 to 1: each channel of the picture is cut at several levels into light and dark,
 * and a region that does not touch the picture's edge in such a cut is enclosed. Small regions count as much as large
 * ones, and regions without a sharp outline, as light on a wall, hardly. `steps` as `stepsIn` gives them.
 */
export function surroundedness(channels: readonly Float32Array[], steps: Float32Array, width: number): Float32Array {
  const map = new Float32Array(steps.length);
  for (const channel of channels) {
    for (let level = 1; level <= LEVELS; level++) {
      const cut = cutAt(channel, level / (LEVELS + 1));
      if (!cut) continue;
      addEnclosed(map, cut, 1, { width, steps });
      addEnclosed(map, cut, 0, { width, steps });
    }
  }
  return map.map((value) => value / (channels.length * LEVELS));
}

function cutAt(channel: Float32Array, share: number): Uint8Array | null {
  const span = spanOf(channel);
  if (!span) return null;
  const least = span.low + (span.high - span.low) * share;
  return Uint8Array.from(channel, (value) => (value >= least ? 1 : 0));
}

/** The outline of an object is a step of at least `OBJECT`; that of light on a wall is softer than `LIGHT`. Measured. */
const LIGHT = 0.07;
const OBJECT = 0.14;
const LEAST_WEIGHT = 0.15;

const weightOf = (step: number) => Math.min(1, Math.max(LEAST_WEIGHT, (step - LIGHT) / (OBJECT - LIGHT)));

/** Adds the sharpness of its outline to each region of `side` that no path leads out of to the picture's edge. */
function addEnclosed(
  map: Float32Array,
  cut: Uint8Array,
  side: 0 | 1,
  { width, steps }: { width: number; steps: Float32Array },
): void {
  const reached = fromTheEdge(cut, side, width);
  for (let start = 0; start < cut.length; start++) {
    if (cut[start] !== side || reached[start]) continue;
    const region = [start];
    reached[start] = 1;
    let [outline, sharpness] = [0, 0];
    for (let i = 0; i < region.length; i++) {
      const at = region[i] ?? 0;
      // An enclosed region has a neighbor on all four sides.
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (cut[next] !== side) {
          outline += 1;
          sharpness += steps[Math.min(at, next)] ?? 0;
        } else if (!reached[next]) {
          reached[next] = 1;
          region.push(next);
        }
      }
    }
    for (const at of region) map[at] = (map[at] ?? 0) + weightOf(sharpness / outline);
  }
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
