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
 * One plane. `xIndices` and `xWeights`, `yIndices` and `yWeights` come from `axis`; `blend` has room for a row of 16-bit
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
  yIndices: usize,
  yWeights: usize,
  blend: usize,
): void {
  const first = load<i32>(xIndices);
  const span = load<i32>(xIndices + ((width - 1) << 2)) + 2 - first;
  for (let row = 0; row < height; row++) {
    const upper = source + load<i32>(yIndices + (row << 2)) * sourceStride + first;
    between(upper, sourceStride, span, load<u32>(yWeights + (row << 2)), blend);
    across(blend - (first << 1), target + row * targetStride, width, xIndices, xWeights);
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

/** Both neighbours of a pixel are one 32-bit load, and a dot product weighs them. */
function across(blend: usize, target: usize, width: i32, indices: usize, weights: usize): void {
  for (let x = 0; x < width; x += 8) {
    const at = indices + (x << 2);
    const low = four(blend, at, weights + (x << 2));
    const high = four(blend, at + 16, weights + (x << 2) + 16);
    const words = i16x8.narrow_i32x4_s(low, high);
    store<u64>(target + x, i64x2.extract_lane(i8x16.narrow_i16x8_u(words, words), 0));
  }
}

function four(blend: usize, indices: usize, weights: usize): v128 {
  let near = v128.load32_zero(blend + (load<i32>(indices) << 1));
  near = v128.load_lane<u32>(blend + (load<i32>(indices, 4) << 1), near, 1);
  near = v128.load_lane<u32>(blend + (load<i32>(indices, 8) << 1), near, 2);
  near = v128.load_lane<u32>(blend + (load<i32>(indices, 12) << 1), near, 3);
  const sums = i32x4.dot_i16x8_s(near, v128.load(weights));
  return i32x4.shr_s(i32x4.add(sums, i32x4.splat(1 << 13)), 14);
}
