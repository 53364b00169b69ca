import { SAMPLE_RATE } from "../signal/sound.ts";
import { noise } from "../synth/drums.ts";
import { reverb } from "../synth/reverb.ts";
import { sine } from "../synth/wave.ts";

const LENGTH_S = 1.3;

/**
 * A heavy book on a table: a deep fall, a crack, and a short dark room. For words that *slam* and for the turn of a
 * joke.
 */
export function slam(): Float32Array[] {
  const samples = Math.round(LENGTH_S * SAMPLE_RATE);
  const crack = noise(0.12, 0.0004, 0.012, 9, [1400, 0.5], 4800);
  let turns = 0;
  const hit = new Float32Array(samples).map((_, i) => {
    const s = i / SAMPLE_RATE;
    turns += (42 + 95 * Math.exp(-s / 0.03)) / SAMPLE_RATE;
    const deep = sine(turns) * Math.exp(-s / 0.13) * Math.min(1, s / 0.0012);
    return deep + 0.5 * (crack[i] ?? 0);
  });
  const room = reverb({ sampleRate: SAMPLE_RATE, left: hit, right: hit }, 0.7);
  return [room.left, room.right].map((back) =>
    hit.map((value, i) => (value + 0.3 * (back[i] ?? 0)) * Math.min(1, ((samples - i) / samples) * 4)),
  );
}
