// The key of a green screen, a module of its own: the preview needs it without the rest, and it is compiled at once
// (browsers compile no more than 4 KB on the page's own thread). `cut-out.test.ts` holds the rule in plain numbers.

/**
 * How far from the backdrop's hue, as a share of its own distance from gray, a pixel is wholly clear, is wholly opaque,
 * and has no tint. Gray is at 1: hair, white cloth and metal stay. Measured on presenters and phone clips.
 */
const CLEAR: f32 = 0.24;
const OPAQUE: f32 = 0.74;
const TINTED: f32 = 1.3;

/** Luma of BT.709. */
const RED: f32 = 0.2126;
const GREEN: f32 = 0.7152;
const BLUE: f32 = 0.0722;

/**
 * Makes the pixels of a plain backdrop clear, in place: RGBA with straight alpha, `bytes` of them, a multiple of 16.
 * Between backdrop and subject the edge is soft, and the backdrop's share of a mixed color is taken out; a tint of it on
 * the subject (spill) is taken out as well. A gray backdrop has no hue: nothing is done.
 */
export function cutOut(rgba: usize, bytes: i32, wallRed: f32, wallGreen: f32, wallBlue: f32): void {
  const wallY = RED * wallRed + GREEN * wallGreen + BLUE * wallBlue;
  const blue = wallBlue - wallY;
  const red = wallRed - wallY;
  const strength = sqrt<f32>(blue * blue + red * red);
  if (strength === 0) return;
  const clear = f32x4.splat(strength * CLEAR * (strength * CLEAR));
  const tinted = f32x4.splat(strength * TINTED * (strength * TINTED));
  for (let at = rgba; at < rgba + bytes; at += 16) {
    const pixels = v128.load(at);
    const r = channel(pixels, 0);
    const g = channel(pixels, 8);
    const b = channel(pixels, 16);
    const y = luma(r, g, b);
    const ofBlue = f32x4.sub(f32x4.sub(b, y), f32x4.splat(blue));
    const ofRed = f32x4.sub(f32x4.sub(r, y), f32x4.splat(red));
    const distance = f32x4.add(f32x4.mul(ofBlue, ofBlue), f32x4.mul(ofRed, ofRed));
    const isTinted = f32x4.lt(distance, tinted);
    if (!v128.any_true(isTinted)) continue;
    const isClear = f32x4.le(distance, clear);
    const cleared = v128.and(pixels, i32x4.splat(0x00ffffff));
    if (i32x4.all_true(isClear)) {
      v128.store(at, cleared);
      continue;
    }
    const far = f32x4.div(f32x4.sqrt(distance), f32x4.splat(strength));
    const share = between(f32x4.div(f32x4.sub(far, f32x4.splat(CLEAR)), f32x4.splat(OPAQUE - CLEAR)), 0, 1);
    // A smooth step.
    const alpha = f32x4.mul(
      f32x4.mul(share, share),
      f32x4.sub(f32x4.splat(3), f32x4.add(share, share)),
    );
    const walls = f32x4.sub(f32x4.splat(1), alpha);
    const most = f32x4.max(f32x4.splat(0.12), alpha);
    let ownRed = own(r, wallRed, walls, most);
    let ownGreen = own(g, wallGreen, walls, most);
    let ownBlue = own(b, wallBlue, walls, most);
    const ownY = luma(ownRed, ownGreen, ownBlue);
    const along = f32x4.div(
      f32x4.add(
        f32x4.mul(f32x4.sub(ownBlue, ownY), f32x4.splat(blue)),
        f32x4.mul(f32x4.sub(ownRed, ownY), f32x4.splat(red)),
      ),
      f32x4.splat(strength * strength),
    );
    const tint = f32x4.max(along, f32x4.splat(0));
    ownRed = f32x4.sub(ownRed, f32x4.mul(tint, f32x4.splat(red)));
    ownBlue = f32x4.sub(ownBlue, f32x4.mul(tint, f32x4.splat(blue)));
    // What keeps the brightness.
    ownGreen = f32x4.add(ownGreen, f32x4.mul(tint, f32x4.splat((RED * red + BLUE * blue) / GREEN)));
    const cover = f32x4.mul(f32x4.convert_i32x4_u(i32x4.shr_u(pixels, 24)), alpha);
    const softened = v128.or(
      v128.or(byteOf(ownRed), i32x4.shl(byteOf(ownGreen), 8)),
      v128.or(i32x4.shl(byteOf(ownBlue), 16), i32x4.shl(byteOf(cover), 24)),
    );
    v128.store(at, v128.bitselect(cleared, v128.bitselect(softened, pixels, isTinted), isClear));
  }
}

function channel(pixels: v128, shift: i32): v128 {
  return f32x4.convert_i32x4_u(v128.and(i32x4.shr_u(pixels, shift), i32x4.splat(255)));
}

function luma(r: v128, g: v128, b: v128): v128 {
  const sides = f32x4.add(f32x4.mul(r, f32x4.splat(RED)), f32x4.mul(b, f32x4.splat(BLUE)));
  return f32x4.add(sides, f32x4.mul(g, f32x4.splat(GREEN)));
}

/** What is left of a mixed color without the backdrop in it. */
function own(color: v128, wall: f32, walls: v128, most: v128): v128 {
  return f32x4.div(f32x4.sub(color, f32x4.mul(walls, f32x4.splat(wall))), most);
}

function between(values: v128, least: f32, most: f32): v128 {
  return f32x4.min(f32x4.max(values, f32x4.splat(least)), f32x4.splat(most));
}

/** Rounded, from 0 to 255, in 32 bits. */
function byteOf(values: v128): v128 {
  return i32x4.trunc_sat_f32x4_u(f32x4.nearest(between(values, 0, 255)));
}
