// A plane drawn at another size and place, bilinear: the slow camera move on I420, where it is a third of the work of RGBA.

/** Weights of neighbours add up to this. */
const ONE = 128;

/**
 * For each of `count` output pixels (a multiple of 4 are written) where it lies in a row: the left neighbour's index, and
 * the weights of both neighbours. `start` and `step` are in source pixels; pixel middles are at 0.5. Edges repeat.
 */
export function axis(indices: usize, weights: usize, count: i32, start: f64, step: f64, size: i32): void {
  for (let i = 0; i < count; i++) {
    const at = min(max(start + (<f64>i + 0.5) * step - 0.5, 0), <f64>(size - 1));
    // The right neighbour must exist, so the last pixel is reached from the left with all the weight on the right.
    const left = min(<i32>at, max(size - 2, 0));
    const right = <i32>nearest((at - <f64>left) * ONE);
    store<i32>(indices + (i << 2), left);
    store<i16>(weights + (i << 2), <i16>(ONE - right));
    store<i16>(weights + (i << 2), <i16>right, 2);
  }
}

/**
 * Which bytes of the 16 from its first pixel's left neighbour on each group of 4 output pixels needs. False where they lie
 * wider apart, at more than 2 source pixels for one.
 */
export function picks(indices: usize, masks: usize, count: i32): bool {
  for (let i = 0; i < count; i += 4) {
    const first = load<i32>(indices + (i << 2));
    if (load<i32>(indices + (i << 2), 12) - first > 6) return false;
    for (let k = i; k < i + 4; k++) {
      const at = (load<i32>(indices + (k << 2)) - first) << 1;
      // Both bytes of the left neighbour, then of the right one.
      store<u32>(masks + (k << 2), (at * 0x01010101 + 0x03020100) as u32);
    }
  }
  return true;
}

/**
 * One plane. `xMasks` come from `picks`, or are 0 where it said no. `xIndices` and `xWeights`, `yIndices` and `yWeights` come from `axis`; `blend` has room for a row of 16-bit
 * numbers, 16 more than the widest part of the source that is read.
 */
export function samplePlane(
  source: usize,
  sourceStride: i32,
  target: usize,
  targetStride: i32,
  width: i32,
  height: i32,
  xIndices: usize,
  xWeights: usize,
  xMasks: usize,
  yIndices: usize,
  yWeights: usize,
  blend: usize,
): void {
  const first = load<i32>(xIndices);
  const span = load<i32>(xIndices + ((width - 1) << 2)) + 2 - first;
  for (let row = 0; row < height; row++) {
    const upper = source + load<i32>(yIndices + (row << 2)) * sourceStride + first;
    between(upper, sourceStride, span, load<u32>(yWeights + (row << 2)), blend);
    const from = blend - (first << 1);
    if (xMasks) across(from, target + row * targetStride, width, xIndices, xWeights, xMasks);
    else acrossFar(from, target + row * targetStride, width, xIndices, xWeights);
  }
}

/** The row between two rows, times `ONE`. */
function between(upper: usize, stride: i32, span: i32, weights: u32, blend: usize): void {
  const top = i16x8.splat(<i16>(weights & 0xffff));
  const bottom = i16x8.splat(<i16>(weights >> 16));
  for (let x = 0; x < span; x += 16) {
    const a = v128.load(upper + x);
    const b = v128.load(upper + stride + x);
    const low = i16x8.add(
      i16x8.mul(i16x8.extend_low_i8x16_u(a), top),
      i16x8.mul(i16x8.extend_low_i8x16_u(b), bottom),
    );
    const high = i16x8.add(
      i16x8.mul(i16x8.extend_high_i8x16_u(a), top),
      i16x8.mul(i16x8.extend_high_i8x16_u(b), bottom),
    );
    v128.store(blend + (x << 1), low);
    v128.store(blend + (x << 1), high, 16);
  }
}

/** One load holds all neighbours of 4 pixels; a shuffle puts them into pairs, and a dot product weighs the pairs. */
function across(blend: usize, target: usize, width: i32, indices: usize, weights: usize, masks: usize): void {
  for (let x = 0; x < width; x += 8) {
    const at = x << 2;
    const low = picked(blend + (load<i32>(indices + at) << 1), masks + at, weights + at);
    const high = picked(blend + (load<i32>(indices + at, 16) << 1), masks + at + 16, weights + at + 16);
    const words = i16x8.narrow_i32x4_s(low, high);
    store<u64>(target + x, i64x2.extract_lane(i8x16.narrow_i16x8_u(words, words), 0));
  }
}

function picked(from: usize, mask: usize, weights: usize): v128 {
  return weighed(i8x16.swizzle(v128.load(from), v128.load(mask)), weights);
}

/** The same where neighbours are too far apart for one load. */
function acrossFar(blend: usize, target: usize, width: i32, indices: usize, weights: usize): void {
  for (let x = 0; x < width; x += 8) {
    const at = indices + (x << 2);
    const low = gathered(blend, at, weights + (x << 2));
    const high = gathered(blend, at + 16, weights + (x << 2) + 16);
    const words = i16x8.narrow_i32x4_s(low, high);
    store<u64>(target + x, i64x2.extract_lane(i8x16.narrow_i16x8_u(words, words), 0));
  }
}

function gathered(blend: usize, indices: usize, weights: usize): v128 {
  let pairs = v128.load32_zero(blend + (load<i32>(indices) << 1));
  pairs = v128.load_lane<u32>(blend + (load<i32>(indices, 4) << 1), pairs, 1);
  pairs = v128.load_lane<u32>(blend + (load<i32>(indices, 8) << 1), pairs, 2);
  pairs = v128.load_lane<u32>(blend + (load<i32>(indices, 12) << 1), pairs, 3);
  return weighed(pairs, weights);
}

function weighed(pairs: v128, weights: usize): v128 {
  return i32x4.shr_s(i32x4.add(i32x4.dot_i16x8_s(pairs, v128.load(weights)), i32x4.splat(1 << 13)), 14);
}
