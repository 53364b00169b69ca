import { mean, swizzled } from "./relaxed";

// A plane drawn at another size and position, bilinear: the slow camera move on I420, where it takes a third of the
// time of RGBA. Each row of the source is resampled horizontally once, as 16-bit numbers; rows of the target are means
// of two of those.

/** Weights of neighbors in a row add up to this. */
const ONE = 128;
/** Weights of rows, one more than the largest number of 16 bits with a sign. */
const ONE_ROW = 32768;
/**
 * The layout for 8 pixels of a row: where to read (4 bytes, then 12 unused), which of the bytes read are their left
 * neighbors and which the right ones (16), the weights of the left (16) and of the right (16).
 */
const GROUP = 64;

/** The position of output pixel `i` among `size` source pixels; pixel centers are at 0.5. Edges repeat. */
function placeOf(i: i32, start: f64, step: f64, size: i32): f64 {
  return min(max(start + (<f64>i + 0.5) * step - 0.5, 0), <f64>(size - 1));
}

/** The right neighbor must exist, so the last pixel is reached from the left with all the weight on the right. */
function leftOf(place: f64, size: i32): i32 {
  return min(<i32>place, max(size - 2, 0));
}

/**
 * Writes a group for each 8 of `count` pixels of a row. `start` and `step` are in source pixels. False where neighbors
 * lie too far apart to be read at once: then the 16 bytes of a group are 8 distances of 16 bits.
 */
export function columns(groups: usize, count: i32, start: f64, step: f64, size: i32): bool {
  const isNear = step <= 2;
  for (let i = 0; i < count; i++) {
    const group = groups + (i >> 3) * GROUP;
    const k = i & 7;
    const place = placeOf(i, start, step, size);
    const left = leftOf(place, size);
    if (k === 0) store<i32>(group, left);
    const distance = left - load<i32>(group);
    if (isNear) {
      store<u8>(group + k, <u8>distance, 16);
      store<u8>(group + k, <u8>(distance + 1), 24);
    } else store<u16>(group + (k << 1), <u16>distance, 16);
    const right = <i32>nearest((place - <f64>left) * ONE);
    store<i16>(group + (k << 1), <i16>(ONE - right), 32);
    store<i16>(group + (k << 1), <i16>right, 48);
  }
  return isNear;
}

/** For each of `count` rows of the target 8 bytes: its upper neighbor, and the weight of the lower one. */
export function rows(places: usize, count: i32, start: f64, step: f64, size: i32): void {
  for (let i = 0; i < count; i++) {
    const place = placeOf(i, start, step, size);
    const upper = leftOf(place, size);
    const weight = min(<i32>nearest((place - <f64>upper) * ONE_ROW), ONE_ROW - 1);
    store<i32>(places + (i << 3), upper);
    store<i32>(places + (i << 3), weight, 4);
  }
}

/**
 * One plane. `groups` and `isNear` come from `columns` (for a multiple of 8 pixels), `places` from `rows`; `lines` has
 * room for two rows of 16-bit numbers, each 16 longer than one of the target. Whole 16s are written.
 */
export function samplePlane(
  source: usize,
  sourceStride: i32,
  target: usize,
  targetStride: i32,
  width: i32,
  height: i32,
  groups: usize,
  isNear: bool,
  places: usize,
  lines: usize,
): void {
  const line = (width + 16) << 1;
  let next = 0;
  for (let row = 0; row < height; row++) {
    const upper = load<i32>(places + (row << 3));
    for (next = max(next, upper); next < upper + 2; next++) {
      const from = source + next * sourceStride;
      if (isNear) across(from, lines + (next & 1) * line, width, groups);
      else acrossFar(from, lines + (next & 1) * line, width, groups);
    }
    const weight = i16x8.splat(<i16>load<i32>(places + (row << 3), 4));
    const first = upper & 1;
    between(lines + first * line, lines + (1 - first) * line, target + row * targetStride, width, weight);
  }
}

/** A row of the source in the target's columns, times `ONE`. One load reads all neighbors of 8 pixels. */
function across(from: usize, to: usize, width: i32, groups: usize): void {
  for (let x = 0; x < width; x += 8) {
    const group = groups + (x << 3);
    const pixels = swizzled(v128.load(from + load<i32>(group)), v128.load(group, 16));
    const left = i16x8.mul(i16x8.extend_low_i8x16_u(pixels), v128.load(group, 32));
    const right = i16x8.mul(i16x8.extend_high_i8x16_u(pixels), v128.load(group, 48));
    v128.store(to + (x << 1), i16x8.add(left, right));
  }
}

/** The same where neighbors are too far apart for one load. */
function acrossFar(from: usize, to: usize, width: i32, groups: usize): void {
  for (let x = 0; x < width; x++) {
    const group = groups + (x >> 3) * GROUP;
    const k = (x & 7) << 1;
    const at = from + load<i32>(group) + load<u16>(group + k, 16);
    const left = <i32>load<u8>(at) * load<i16>(group + k, 32);
    store<i16>(to + (x << 1), <i16>(left + <i32>load<u8>(at, 1) * load<i16>(group + k, 48)));
  }
}

/** The mean of two such rows, as bytes. */
function between(upper: usize, lower: usize, to: usize, width: i32, weight: v128): void {
  for (let x = 0; x < width; x += 16) {
    const at = x << 1;
    const low = mean(v128.load(upper + at), v128.load(lower + at), weight);
    const high = mean(v128.load(upper + at, 16), v128.load(lower + at, 16), weight);
    v128.store(to + x, i8x16.narrow_i16x8_u(low, high));
  }
}
