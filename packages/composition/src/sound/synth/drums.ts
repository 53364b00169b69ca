import { seededRandom } from "../../frame/drawing/seeded-random.ts";
import { SAMPLE_RATE } from "../signal/sound.ts";
import { filter, filterAt } from "./filter.ts";
import { sine } from "./wave.ts";

/** A soft kick: a skin that falls from 120 to 46 Hz, felt on the beater. */
export function kick(): Float32Array {
  let turns = 0;
  return shaped(0.42, 0.0015, 0.1, (s) => {
    turns += (46 + 74 * Math.exp(-s / 0.028)) / SAMPLE_RATE;
    return sine(turns) * 0.95 + 0.12 * Math.exp(-s / 0.004) * sine(s * 900);
  });
}

/** A wooden block, high or low: the tick and the tock of a clock. */
export function woodBlock(hz: number): Float32Array {
  return shaped(
    0.14,
    0.0006,
    0.02,
    (s) => 0.7 * sine(s * hz) + 0.3 * Math.exp(-s / 0.006) * sine(s * hz * 2.74) + 0.2 * sine(s * hz * 0.51),
  );
}

/** A shaker: grains that swell for 12 ms and are gone after 70. */
export function shaker(seed: number): Float32Array {
  return noise(0.12, 0.012, 0.022, seed, [5200, 0.8], 8200);
}

/** A closed hat, far away. */
export function hat(seed: number): Float32Array {
  return noise(0.09, 0.001, 0.016, seed, [6600, 0.9], 8600);
}

/** A brush across a snare. */
export function brush(seed: number): Float32Array {
  return noise(0.34, 0.014, 0.075, seed, [2300, 0.45], 6000);
}

/** Two fingers, or a few soft hands. */
export function snap(seed: number): Float32Array {
  const out = noise(0.26, 0.0008, 0.045, seed, [1700, 1.1], 5200);
  const again = noise(0.2, 0.0008, 0.02, seed + 7, [1900, 1.4], 5200);
  for (const [delay, level] of [
    [430, 0.5],
    [860, 0.35],
  ] as const) {
    again.forEach((value, i) => {
      if (i + delay < out.length) out[i + delay] = (out[i + delay] ?? 0) + value * level;
    });
  }
  return out;
}

/** A side stick. */
export function rim(): Float32Array {
  return shaped(0.12, 0.0005, 0.014, (s) => 0.6 * sine(s * 790) + 0.4 * Math.exp(-s / 0.005) * sine(s * 1730));
}

/** A wave with an attack and a decay (time constant), all in s; its last tenth fades out. */
export function shaped(length: number, rise: number, fall: number, wave: (s: number) => number): Float32Array {
  const samples = Math.round(length * SAMPLE_RATE);
  const keep = Math.exp(-1 / (fall * SAMPLE_RATE));
  const out = new Float32Array(samples);
  for (let i = 0, level = 1; i < samples; i++) {
    const s = i / SAMPLE_RATE;
    level *= keep;
    out[i] = wave(s) * level * Math.min(1, s / rise, ((samples - i) / samples) * 10);
  }
  return out;
}

type Band = readonly [hz: number, q: number];

/** Noise of one band without hiss, normalized to a peak of 1. */
export function noise(
  length: number,
  rise: number,
  fall: number,
  seed: number,
  band: Band,
  topHz: number,
): Float32Array {
  const random = seededRandom(seed);
  const white = new Float32Array(Math.round(length * SAMPLE_RATE)).map(() => random() * 2 - 1);
  const colored = filter(filter(white, filterAt("band-pass", ...band)), filterAt("low-pass", topHz));
  const out = shaped(length, rise, fall, (s) => colored[Math.round(s * SAMPLE_RATE)] ?? 0);
  const most = out.reduce((top, value) => Math.max(top, Math.abs(value)), 1e-9);
  return out.map((value) => value / most);
}
