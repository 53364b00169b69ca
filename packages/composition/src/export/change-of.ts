import type { Scene } from "../scene/scene.ts";

/** Pairs of frames that are compared, spread over the video. Our own choice: more do not change the result much. */
const PAIRS = 5;
/** Only one row of so many is read. */
const EVERY_ROW = 4;
/** The most that a pair counts: two frames with a cut between them differ in everything, for one frame. */
const MOST = 5;

type Luma = Uint8Array;

/**
 * How busy a video of `count` frames is: 0 where nothing moves, 1 for a photo that moves slowly, 4 with grain on it.
 * `planesAt` draws a frame as I420 without gaps; it is called with rising numbers.
 */
export async function changeOf(
  planesAt: (index: number) => Promise<Uint8Array>,
  count: number,
  { width, height }: Pick<Scene, "width" | "height">,
): Promise<number> {
  const rows = (planes: Uint8Array) => lumaRows(planes, width, height);
  let sum = 0;
  let pairs = 0;
  for (const index of firstOfPairs(count)) {
    const one = rows(await planesAt(index));
    const next = rows(await planesAt(index + 1));
    sum += Math.min(MOST, busyness(one, next));
    pairs += 1;
  }
  return pairs === 0 ? MOST : sum / pairs;
}

function firstOfPairs(count: number): number[] {
  const all = Array.from({ length: PAIRS }, (_, i) => Math.floor(((i + 0.5) * count) / PAIRS));
  return [...new Set(all)].filter((index) => index + 1 < count);
}

/** A copy: the next frame is drawn in the same place. */
function lumaRows(planes: Uint8Array, width: number, height: number): Luma {
  const count = Math.ceil(height / EVERY_ROW);
  const luma = new Uint8Array(count * width);
  for (let row = 0; row < count; row++) {
    const from = row * EVERY_ROW * width;
    luma.set(planes.subarray(from, from + width), row * width);
  }
  return luma;
}

/** How much a pixel changes times how much it differs from its neighbor, both on average and in levels of 255. */
function busyness(one: Luma, next: Luma): number {
  let [change, detail] = [0, 0];
  for (let i = 1; i < one.length; i++) {
    const here = one[i] ?? 0;
    change += Math.abs(here - (next[i] ?? 0));
    detail += Math.abs(here - (one[i - 1] ?? 0));
  }
  return (change / one.length) * (detail / one.length);
}
