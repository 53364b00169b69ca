// Steps that processors do in one instruction; WebAssembly offers that only where results for some values, which never
// occur here, may differ. So both ways give the same. The build compiles a kernel of either kind.

/** Picks bytes; no index in `mask` is beyond 15. */
export function swizzled(bytes: v128, mask: v128): v128 {
  return ASC_FEATURE_RELAXED_SIMD ? i8x16.relaxed_swizzle(bytes, mask) : i8x16.swizzle(bytes, mask);
}

/** Multiplies numbers of 15 bits by a weight in 1/32768; the 8 upper bits of the result, rounded. */
export function mean(upper: v128, lower: v128, weight: v128): v128 {
  if (!ASC_FEATURE_RELAXED_SIMD) {
    const both = i16x8.add(upper, i16x8.q15mulr_sat_s(i16x8.sub(lower, upper), weight));
    return i16x8.shr_u(i16x8.add(both, i16x8.splat(64)), 7);
  }
  const both = i16x8.add(upper, i16x8.relaxed_q15mulr_s(i16x8.sub(lower, upper), weight));
  // Times 256 / 32768 with rounding: a shift by 7.
  return i16x8.relaxed_q15mulr_s(both, i16x8.splat(256));
}
