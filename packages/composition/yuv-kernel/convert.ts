// RGBA → I420 in BT.709, limited range (ITU-R BT.709-6 §3; 8 bit: luma 16…235, chroma 16…240). Colors are 16.16 sums
// of products of 16-bit numbers, rounded once, so that nothing is off by more than 0.7.

/** Weights in 1/32768: 219/255 (luma) and 224/255 (chroma) of the matrix. */
const Y_WEIGHTS = i16x8(5983, 20127, 2032, 0, 5983, 20127, 2032, 0);
const U_WEIGHTS = i16x8(-3298, -11094, 14392, 0, -3298, -11094, 14392, 0);
const V_WEIGHTS = i16x8(14392, -13073, -1319, 0, 14392, -13073, -1319, 0);
/** The offset and half of the last place. */
const Y_OFFSET = i32x4.splat((16 << 15) + (1 << 14));
/** Chroma comes from sums of four pixels: two bits more. */
const C_OFFSET = i32x4.splat((128 << 17) + (1 << 16));

/** Sums neighbors: [a0+a1, a2+a3, b0+b1, b2+b3]. */
function pairs(a: v128, b: v128): v128 {
  return i32x4.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7));
}

function luma(pixels: v128): v128 {
  const low = i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(pixels), Y_WEIGHTS);
  const high = i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(pixels), Y_WEIGHTS);
  return i32x4.shr_s(i32x4.add(pairs(low, high), Y_OFFSET), 15);
}

/** Sums of two pixels across and two down: [R G B A] of the left square, then of the right one. */
function squares(upper: v128, lower: v128): v128 {
  const left = i16x8.add(i16x8.extend_low_i8x16_u(upper), i16x8.extend_low_i8x16_u(lower));
  const right = i16x8.add(i16x8.extend_high_i8x16_u(upper), i16x8.extend_high_i8x16_u(lower));
  return i16x8.add(v128.shuffle<i64>(left, right, 0, 2), v128.shuffle<i64>(left, right, 1, 3));
}

function chroma(first: v128, second: v128, weights: v128): v128 {
  const sums = pairs(i32x4.dot_i16x8_s(first, weights), i32x4.dot_i16x8_s(second, weights));
  return i32x4.shr_s(i32x4.add(sums, C_OFFSET), 17);
}

/** Four 32-bit numbers from 0 to 255 as four bytes. */
function bytes(values: v128): u32 {
  const words = i16x8.narrow_i32x4_s(values, values);
  return i32x4.extract_lane(i8x16.narrow_i16x8_u(words, words), 0);
}

/**
 * Opaque RGBA to three planes. `stride` in bytes is the same for all rows of a plane; color is the mean of each square
 * of four pixels. Width and height must be even; what a row has beyond a multiple of 8 is done by stepping back.
 */
export function toI420(
  rgba: usize,
  rgbaStride: i32,
  width: i32,
  height: i32,
  yPlane: usize,
  yStride: i32,
  uPlane: usize,
  vPlane: usize,
  cStride: i32,
): void {
  for (let row = 0; row < height; row += 2) {
    const upper = rgba + row * rgbaStride;
    const luminance = yPlane + row * yStride;
    const color = (row >> 1) * cStride;
    for (let at = 0; at < width; at += 8) {
      const x = min(at, width - 8);
      eight(upper + (x << 2), rgbaStride, luminance + x, yStride, uPlane + color + (x >> 1), vPlane + color + (x >> 1));
    }
  }
}

/** Eight pixels of two rows. */
function eight(rgba: usize, rgbaStride: i32, y: usize, yStride: i32, u: usize, v: usize): void {
  const a = v128.load(rgba);
  const b = v128.load(rgba, 16);
  const c = v128.load(rgba + rgbaStride);
  const d = v128.load(rgba + rgbaStride, 16);
  store<u32>(y, bytes(luma(a)));
  store<u32>(y, bytes(luma(b)), 4);
  store<u32>(y + yStride, bytes(luma(c)));
  store<u32>(y + yStride, bytes(luma(d)), 4);
  const left = squares(a, c);
  const right = squares(b, d);
  store<u32>(u, bytes(chroma(left, right, U_WEIGHTS)));
  store<u32>(v, bytes(chroma(left, right, V_WEIGHTS)));
}

/** Whether all of `count` pixels of RGBA are opaque; `count` must be a multiple of 4. */
export function isSolid(rgba: usize, count: i32): bool {
  let all = v128.not(i64x2.splat(0));
  for (let i = 0; i < count; i += 4) all = v128.and(all, v128.load(rgba + (i << 2)));
  return i8x16.all_true(i8x16.eq(v128.or(all, i32x4.splat(0x00ffffff)), i8x16.splat(-1)));
}
