import { seededRandom } from "../../frame/drawing/seeded-random.ts";
import { SAMPLE_RATE } from "../signal/sound.ts";

/** How long a string rings until it is 60 dB down, and how much softer than white noise it is struck, from 0 to 1. */
type Touch = { ringS: number; softness: number };

/** A nylon string, and the same under the heel of a hand. */
export const OPEN: Touch = { ringS: 2.6, softness: 0.72 };
export const MUTED: Touch = { ringS: 0.55, softness: 0.82 };

/**
 * A plucked string after Karplus and Strong: noise runs round a delay line of one period and loses its highs on the way.
 * An all-pass tunes the line between samples.
 */
export function pluck(hz: number, held: number, touch: Touch): Float32Array {
  const period = SAMPLE_RATE / hz;
  const whole = Math.floor(period - 0.6);
  const fraction = period - 0.5 - whole;
  const bend = (1 - fraction) / (1 + fraction);
  const line = struck(whole, touch.softness, Math.round(hz * 10));
  const keep = 10 ** (-3 / (touch.ringS * hz));
  const out = new Float32Array(Math.ceil(Math.min(touch.ringS * 1.1, held + 0.4) * SAMPLE_RATE));
  let [before, x1, y1] = [0, 0, 0];
  for (let i = 0, at = 0; i < out.length; i++, at = at + 1 === whole ? 0 : at + 1) {
    const now = line[at] ?? 0;
    out[i] = now;
    const averaged = 0.5 * (now + before) * keep;
    before = now;
    y1 = bend * (averaged - y1) + x1;
    x1 = averaged;
    line[at] = y1;
  }
  return damped(out, held);
}

/** One period of soft noise around zero, plucked at a sixth of the string; its highest sample is 1. */
function struck(length: number, softness: number, seed: number): Float64Array {
  const random = seededRandom(seed);
  let soft = 0;
  const noise = Float64Array.from({ length }, () => {
    soft += (1 - softness) * (random() * 2 - 1 - soft);
    return soft;
  });
  const away = Math.max(1, Math.round(length / 6));
  const combed = noise.map((value, i) => value - (noise[(i + away) % length] ?? 0));
  const mean = combed.reduce((sum, value) => sum + value, 0) / length;
  const most = combed.reduce((top, value) => Math.max(top, Math.abs(value - mean)), 1e-9);
  return combed.map((value) => (value - mean) / most);
}

/** A finger back on the string at the end of the note: 60 ms to silence, without a click. */
function damped(out: Float32Array, held: number): Float32Array {
  const from = Math.round(held * SAMPLE_RATE);
  const keep = Math.exp(-1 / (0.06 * SAMPLE_RATE));
  let level = 1;
  for (let i = 0; i < out.length; i++) {
    if (i > from) level *= keep;
    const ending = Math.min(1, (out.length - i) / 480);
    const beginning = Math.min(1, i / 24);
    out[i] = (out[i] ?? 0) * level * ending * beginning;
  }
  return out;
}
