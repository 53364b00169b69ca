// Frames with a high dynamic range as RGBA for our canvases, a module of its own: only clips of such videos load it.
// The rule is in `src/hdr/sdr-color.ts`; here its table is looked up.

/** Colors a side of the table; 16 bytes each, blue running fastest. */
const SIDE: i32 = 33;
const RED_STEP: i32 = SIDE * SIDE * 16;
const GREEN_STEP: i32 = SIDE * 16;
const BLUE_STEP: i32 = 16;

/**
 * Y'CbCr of BT.2020 (4:2:0, 10 bits in 16) to opaque RGBA, rows without gaps. `width` and `height` are of the result;
 * `step` (1, 2, 4 …) is how many pixels of the source, either way, become one: their mean. `black` and the scales turn
 * levels into signals: luma from 0 to 1, color from -0.5 to 0.5 around 512.
 */
export function toSdr(
  y: usize,
  u: usize,
  v: usize,
  yStride: i32,
  cStride: i32,
  width: i32,
  height: i32,
  step: i32,
  black: f32,
  yScale: f32,
  cScale: f32,
  table: usize,
  out: usize,
): void {
  const half = max(1, step >> 1);
  const yShare: f32 = yScale / <f32>(step * step);
  const cShare: f32 = cScale / <f32>(half * half);
  for (let row = 0; row < height; row++) {
    const lumas = y + row * step * yStride;
    const colors = ((row * step) >> 1) * cStride;
    let color = f32x4.splat(0);
    for (let x = 0; x < width; x++) {
      // Two pixels share a color where none are taken together.
      if (step > 1 || (x & 1) === 0) {
        const across = colors + (((x * step) >> 1) << 1);
        const blue = <f32>sum(u + across, cStride, half) * cShare - 512 * cScale;
        const red = <f32>sum(v + across, cStride, half) * cShare - 512 * cScale;
        color = f32x4.add(f32x4.mul(f32x4.splat(blue), OF_BLUE), f32x4.mul(f32x4.splat(red), OF_RED));
      }
      const luma = <f32>sum(lumas + ((x * step) << 1), yStride, step) * yShare - black * yScale;
      store<u32>(out, colorOf(f32x4.add(f32x4.splat(luma), color), table));
      out += 4;
    }
  }
}

/** What Cb and Cr add to R', G' and B' (BT.2020, non-constant luminance). */
const OF_BLUE = f32x4(0, -0.16455, 1.8814, 0);
const OF_RED = f32x4(1.4746, -0.57135, 0, 0);

/** Of a square of 16-bit numbers. */
function sum(at: usize, stride: i32, side: i32): i32 {
  if (side === 1) return load<u16>(at);
  let all = 0;
  for (let row = 0; row < side; row++) {
    for (let x = 0; x < side; x++) all += load<u16>(at + (x << 1));
    at += stride;
  }
  return all;
}

/**
 * The second and the third corner of the tetrahedron by which of the shares are larger: red than green (1), green than
 * blue (2), blue than red (4). The channel with the largest share comes first; a branch for each order would be foreseen
 * by no processor.
 */
const CORNERS = memory.data<i32>([
  0, 0, RED_STEP, RED_STEP + BLUE_STEP, GREEN_STEP, GREEN_STEP + RED_STEP, RED_STEP, RED_STEP + GREEN_STEP,
  BLUE_STEP, BLUE_STEP + GREEN_STEP, BLUE_STEP, BLUE_STEP + RED_STEP, GREEN_STEP, GREEN_STEP + BLUE_STEP,
  RED_STEP, RED_STEP + GREEN_STEP,
]);

/** Between the four corners of the tetrahedron of the table that holds an R'G'B' signal: exact along grays. */
function colorOf(signal: v128, table: usize): u32 {
  const within = f32x4.pmin(f32x4.splat(1), f32x4.pmax(f32x4.splat(0), signal));
  const place = f32x4.mul(within, f32x4.splat(<f32>(SIDE - 1)));
  const corner = i32x4.min_s(i32x4.trunc_sat_f32x4_s(place), i32x4.splat(SIDE - 2));
  const share = f32x4.sub(place, f32x4.convert_i32x4_s(corner));
  const first =
    table +
    i32x4.extract_lane(corner, 0) * RED_STEP +
    i32x4.extract_lane(corner, 1) * GREEN_STEP +
    i32x4.extract_lane(corner, 2) * BLUE_STEP;
  // Green, blue, red; then blue, red, green: each lane sees all three.
  const next = v128.shuffle<i32>(share, share, 1, 2, 0, 1);
  const after = v128.shuffle<i32>(share, share, 2, 0, 1, 2);
  const most = f32x4.pmax(f32x4.pmax(share, next), after);
  const least = f32x4.pmin(f32x4.pmin(share, next), after);
  const more = f32x4.sub(f32x4.sub(f32x4.add(f32x4.add(share, next), after), most), least);
  const order = CORNERS + ((i32x4.bitmask(f32x4.ge(share, next)) & 7) << 3);
  const one = f32x4.mul(v128.load(first), f32x4.sub(f32x4.splat(1), most));
  const two = f32x4.mul(v128.load(first + load<i32>(order)), f32x4.sub(most, more));
  const three = f32x4.mul(v128.load(first + load<i32>(order, 4)), f32x4.sub(more, least));
  const four = f32x4.mul(v128.load(first + RED_STEP + GREEN_STEP + BLUE_STEP), least);
  const color = f32x4.nearest(f32x4.add(f32x4.add(one, two), f32x4.add(three, four)));
  const levels = i32x4.trunc_sat_f32x4_u(color);
  const words = i16x8.narrow_i32x4_u(levels, levels);
  return i32x4.extract_lane(i8x16.narrow_i16x8_u(words, words), 0) | 0xff000000;
}
