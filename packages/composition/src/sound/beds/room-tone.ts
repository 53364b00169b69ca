import { seededRandom } from "../../frame/drawing/seeded-random.ts";
import { SAMPLE_RATE, type Stereo } from "../signal/sound.ts";
import { filter, filterAt } from "../synth/filter.ts";

const LOOP_S = 19;
/** Length of the crossfade from the end to the beginning. */
const SEAM_S = 2;
/** Barely audible: the level of a quiet room in a good recording. */
const LEVEL = 0.0045;

/** *Room*: the air of a quiet room, different on both sides, a seamless loop of 19 s. */
export function roomTone(): Stereo {
  return { sampleRate: SAMPLE_RATE, left: side(101), right: side(202) };
}

function side(seed: number): Float32Array<ArrayBuffer> {
  const air = brown(seed, (LOOP_S + SEAM_S) * SAMPLE_RATE);
  filter(filter(air, filterAt("high-pass", 60)), filterAt("low-pass", 2200));
  const [length, seam] = [LOOP_S * SAMPLE_RATE, SEAM_S * SAMPLE_RATE];
  return new Float32Array(length).map((_, i) => {
    const here = air[i] ?? 0;
    if (i >= seam) return here * LEVEL;
    const [on, off] = [Math.sin((Math.PI / 2) * (i / seam)), Math.cos((Math.PI / 2) * (i / seam))];
    return (here * on + (air[length + i] ?? 0) * off) * LEVEL;
  });
}

/** Noise that falls by 6 dB an octave. */
function brown(seed: number, length: number): Float32Array<ArrayBuffer> {
  const random = seededRandom(seed);
  let level = 0;
  return new Float32Array(length).map(() => {
    level = level * 0.985 + (random() * 2 - 1) * 0.35;
    return level;
  });
}
