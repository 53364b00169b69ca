// What is drawn over the picture, as planes: with premultiplied colors a blend is one multiplication and one addition,
// and the matrix of BT.709 is linear, so blending in Y'CbCr and in R'G'B' come to the same.

const Y_R = 5983;
const Y_G = 20127;
const Y_B = 2032;
const HALF = 1 << 14;

/**
 * Premultiplied RGBA, rows without gaps, to planes of an overlay: luma and alpha with `stride`, and at half the size u, v
 * and alpha. Width must be even. Luma and chroma hold their offsets in proportion to alpha.
 */
export function toOverlay(
  rgba: usize,
  width: i32,
  height: i32,
  luma: usize,
  alpha: usize,
  u: usize,
  v: usize,
  half: usize,
  stride: i32,
): void {
  for (let row = 0; row < height; row += 2) {
    const upper = rgba + row * (width << 2);
    const lower = upper + (width << 2);
    for (let x = 0; x < width; x += 2) {
      const a = load<u32>(upper + (x << 2));
      const b = load<u32>(upper + (x << 2), 4);
      const c = load<u32>(lower + (x << 2));
      const d = load<u32>(lower + (x << 2), 4);
      const y = row * stride + x;
      const color = (row >> 1) * (stride >> 1) + (x >> 1);
      if ((a | b | c | d) === 0) {
        store<u16>(luma + y, 0);
        store<u16>(luma + y + stride, 0);
        store<u16>(alpha + y, 0);
        store<u16>(alpha + y + stride, 0);
        store<u8>(u + color, 0);
        store<u8>(v + color, 0);
        store<u8>(half + color, 0);
        continue;
      }
      store<u8>(luma + y, lumaOf(a));
      store<u8>(luma + y, lumaOf(b), 1);
      store<u8>(luma + y + stride, lumaOf(c));
      store<u8>(luma + y + stride, lumaOf(d), 1);
      store<u8>(alpha + y, <u8>(a >> 24));
      store<u8>(alpha + y, <u8>(b >> 24), 1);
      store<u8>(alpha + y + stride, <u8>(c >> 24));
      store<u8>(alpha + y + stride, <u8>(d >> 24), 1);
      const red = <i32>((a & 255) + (b & 255) + (c & 255) + (d & 255));
      const green = <i32>(((a >> 8) & 255) + ((b >> 8) & 255) + ((c >> 8) & 255) + ((d >> 8) & 255));
      const blue = <i32>(((a >> 16) & 255) + ((b >> 16) & 255) + ((c >> 16) & 255) + ((d >> 16) & 255));
      const cover = <i32>((a >> 24) + (b >> 24) + (c >> 24) + (d >> 24));
      store<u8>(u + color, chromaOf(-3298 * red - 11094 * green + 14392 * blue, cover));
      store<u8>(v + color, chromaOf(14392 * red - 13073 * green - 1319 * blue, cover));
      store<u8>(half + color, <u8>((cover + 2) >> 2));
    }
  }
}

function lumaOf(pixel: u32): u8 {
  const r = <i32>(pixel & 255);
  const g = <i32>((pixel >> 8) & 255);
  const b = <i32>((pixel >> 16) & 255);
  const a = <i32>(pixel >> 24);
  return <u8>((Y_R * r + Y_G * g + Y_B * b + ((16 << 15) / 255) * a + HALF) >> 15);
}

/** `sum` and `cover` are of four pixels. */
function chromaOf(sum: i32, cover: i32): u8 {
  return <u8>((sum + ((128 << 15) / 255) * cover + (1 << 16)) >> 17);
}

/** Lays one plane of an overlay over a plane: under = over + under × (255 − alpha) / 255. Whole 16s are written. */
export function blendPlane(over: usize, alpha: usize, overStride: i32, under: usize, underStride: i32, width: i32, height: i32): void {
  for (let row = 0; row < height; row++) {
    const from = row * overStride;
    const to = under + row * underStride;
    for (let x = 0; x < width; x += 16) {
      const cover = v128.load(alpha + from + x);
      if (!v128.any_true(cover)) continue;
      const below = v128.load(to + x);
      const clear = v128.not(cover);
      const low = shaded(i16x8.extmul_low_i8x16_u(below, clear));
      const high = shaded(i16x8.extmul_high_i8x16_u(below, clear));
      v128.store(to + x, i8x16.add_sat_u(v128.load(over + from + x), i8x16.narrow_i16x8_u(low, high)));
    }
  }
}

/** Divides by 255, rounded: (n + 128 + (n + 128 >> 8)) >> 8. */
function shaded(product: v128): v128 {
  const n = i16x8.add(product, i16x8.splat(128));
  return i16x8.shr_u(i16x8.add(n, i16x8.shr_u(n, 8)), 8);
}
