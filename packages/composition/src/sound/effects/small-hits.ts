import { noise, shaped } from "../synth/drums.ts";
import { sine } from "../synth/wave.ts";

/** A bubble: a tone that jumps up an octave in 40 ms and closes. For bubbles, stickers, words that *pop*. */
export function pop(): Float32Array {
  let turns = 0;
  return shaped(0.16, 0.002, 0.03, (s) => {
    turns += (340 + 420 * (1 - Math.exp(-s / 0.018))) / 48_000;
    return sine(turns) + 0.15 * Math.exp(-s / 0.003) * sine(s * 2600);
  });
}

/** A key of a typewriter that has been oiled: the cap, the plate 9 ms after it, no bell. */
export function keyClick(): Float32Array {
  const [cap, plate] = [
    noise(0.05, 0.0004, 0.004, 5, [3100, 1.1], 7000),
    noise(0.08, 0.0006, 0.012, 6, [1250, 1.6], 4200),
  ];
  const out = new Float32Array(plate.length + 432);
  cap.forEach((value, i) => {
    out[i] = (out[i] ?? 0) + 0.55 * value;
  });
  plate.forEach((value, i) => {
    out[i + 432] = (out[i + 432] ?? 0) + 0.8 * value;
  });
  return out;
}

/** One tick of a stopwatch. */
export function tickTock(): Float32Array {
  return shaped(
    0.09,
    0.0004,
    0.009,
    (s) => 0.6 * sine(s * 2150) + 0.3 * sine(s * 3380) * Math.exp(-s / 0.004) + 0.35 * sine(s * 690),
  );
}
