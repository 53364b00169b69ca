import { seededRandom } from "../../frame/drawing/seeded-random.ts";
import { SAMPLE_RATE } from "../signal/sound.ts";
import { sine } from "../synth/wave.ts";

const WHOOSH_S = 0.46;
const STOP_S = 0.42;

/** Air that passes from left to right: noise through a band that opens and closes. For the *whip* and the page slide. */
export function whoosh(): Float32Array[] {
  const [one, other] = [passing(17), passing(18)];
  const pan = (i: number) => i / one.length;
  return [
    one.map((value, i) => value * Math.cos((Math.PI / 2) * pan(i)) + 0.25 * (other[i] ?? 0)),
    one.map((value, i) => value * Math.sin((Math.PI / 2) * pan(i)) + 0.25 * (other[i] ?? 0)),
  ];
}

/** A state-variable filter, because its band moves: 350 Hz up to 2.6 kHz at two thirds of the way, and down again. */
function passing(seed: number): Float32Array {
  const random = seededRandom(seed);
  let [low, band] = [0, 0];
  return new Float32Array(Math.round(WHOOSH_S * SAMPLE_RATE)).map((_, i, all) => {
    const share = i / all.length;
    const rise = share < 0.62 ? share / 0.62 : (1 - share) / 0.38;
    const f = 2 * Math.sin((Math.PI * (350 + 2250 * rise ** 2)) / SAMPLE_RATE);
    low += f * band;
    band += f * (random() * 2 - 1 - low - 0.55 * band);
    return band * rise ** 2.2;
  });
}

/** A turntable that is stopped: a chord and its crackle run down to nothing. */
export function recordStop(): Float32Array {
  const random = seededRandom(23);
  let played = 0;
  let soft = 0;
  return new Float32Array(Math.round(STOP_S * SAMPLE_RATE)).map((_, i, all) => {
    const speed = (1 - i / all.length) ** 1.4;
    played += speed / SAMPLE_RATE;
    soft += 0.06 * speed * (random() * 2 - 1 - soft);
    const chord =
      sine(played * 196) + 0.8 * sine(played * 246.9) + 0.7 * sine(played * 293.7) + 0.3 * sine(played * 587.3);
    return (0.3 * chord + 1.5 * soft) * Math.min(1, i / 96) * Math.min(1, 6 * speed);
  });
}
