import { SAMPLE_RATE } from "../signal/sound.ts";

/** The coefficients of a second-order filter: three for the input, two for the output. */
export type SoundFilter = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

type Kind = "low-pass" | "high-pass" | "band-pass";

/** A filter at a corner or middle frequency; `q` 0.7 is flat, more is narrower. (Bilinear transform.) */
export function filterAt(kind: Kind, hz: number, q = Math.SQRT1_2): SoundFilter {
  const w = (2 * Math.PI * hz) / SAMPLE_RATE;
  const alpha = Math.sin(w) / (2 * q);
  const cos = Math.cos(w);
  const b = { "low-pass": [(1 - cos) / 2, 1 - cos], "high-pass": [(1 + cos) / 2, -1 - cos], "band-pass": [alpha, 0] };
  const [b0 = 0, b1 = 0] = b[kind];
  const b2 = kind === "band-pass" ? -b0 : b0;
  const a0 = 1 + alpha;
  return [b0 / a0, b1 / a0, b2 / a0, (-2 * cos) / a0, (1 - alpha) / a0];
}

/** Filters samples in place, and gives them back. */
export function filter<Samples extends Float32Array>(samples: Samples, [b0, b1, b2, a1, a2]: SoundFilter): Samples {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    samples[i] = y;
  }
  return samples;
}
