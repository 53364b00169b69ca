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
    for (let x = 0; x < width; x++) {
      const luma = <f32>sum(lumas + ((x * step) << 1), yStride, step) * yShare - black * yScale;
      const across = ((x * step) >> 1) << 1;
      const blue = <f32>sum(u + colors + across, cStride, half) * cShare - 512 * cScale;
      const red = <f32>sum(v + colors + across, cStride, half) * cShare - 512 * cScale;
      const r = luma + 1.4746 * red;
      const g = luma - 0.16455 * blue - 0.57135 * red;
      const b = luma + 1.8814 * blue;
      store<u32>(out, colorOf(r, g, b, table));
      out += 4;
    }
  }
}

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

/** A signal from 0 to 1 as its place in the table. */
function placeOf(signal: f32): f32 {
  return min<f32>(max<f32>(signal, 0), 1) * <f32>(SIDE - 1);
}

/** Between the four corners of the tetrahedron that holds the signal. */
function colorOf(r: f32, g: f32, b: f32, table: usize): u32 {
  const red = placeOf(r);
  const green = placeOf(g);
  const blue = placeOf(b);
  const left = min(<i32>red, SIDE - 2);
  const middle = min(<i32>green, SIDE - 2);
  const right = min(<i32>blue, SIDE - 2);
  const fr = red - <f32>left;
  const fg = green - <f32>middle;
  const fb = blue - <f32>right;
  const first = table + left * RED_STEP + middle * GREEN_STEP + right * BLUE_STEP;
  const last = first + RED_STEP + GREEN_STEP + BLUE_STEP;
  let second: usize;
  let third: usize;
  let most: f32;
  let more: f32;
  let least: f32;
  if (fr >= fg) {
    if (fg >= fb) {
      second = first + RED_STEP;
      third = second + GREEN_STEP;
      most = fr;
      more = fg;
      least = fb;
    } else if (fr >= fb) {
      second = first + RED_STEP;
      third = second + BLUE_STEP;
      most = fr;
      more = fb;
      least = fg;
    } else {
      second = first + BLUE_STEP;
      third = second + RED_STEP;
      most = fb;
      more = fr;
      least = fg;
    }
  } else if (fb >= fg) {
    second = first + BLUE_STEP;
    third = second + GREEN_STEP;
    most = fb;
    more = fg;
    least = fr;
  } else if (fb >= fr) {
    second = first + GREEN_STEP;
    third = second + BLUE_STEP;
    most = fg;
    more = fb;
    least = fr;
  } else {
    second = first + GREEN_STEP;
    third = second + RED_STEP;
    most = fg;
    more = fr;
    least = fb;
  }
  const one = f32x4.mul(v128.load(first), f32x4.splat(1 - most));
  const two = f32x4.mul(v128.load(second), f32x4.splat(most - more));
  const three = f32x4.mul(v128.load(third), f32x4.splat(more - least));
  const four = f32x4.mul(v128.load(last), f32x4.splat(least));
  const color = f32x4.nearest(f32x4.add(f32x4.add(one, two), f32x4.add(three, four)));
  const levels = i32x4.trunc_sat_f32x4_u(color);
  const words = i16x8.narrow_i32x4_u(levels, levels);
  return i32x4.extract_lane(i8x16.narrow_i16x8_u(words, words), 0) | 0xff000000;
}
